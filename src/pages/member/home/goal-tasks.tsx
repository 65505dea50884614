import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { CardGrid } from '@/components/card-grid';
import { focusHome } from '@/components/focus-home';
import { Icon } from '@/components/icon';
import { VisuallyHidden } from '@/components/visually-hidden';
import { calendarDayOf } from '@/domain/calendar-day';
import { sortPlannedFirst } from '@/domain/goal-state';
import { MINUTE_MS } from '@/domain/instant';
import type { GoalDifficulty } from '@/domain/task';
import { useNow } from '@/lib/use-now';
import type { Path } from '@/paths';
import { TaskSection } from '@/components/task-section';
import type { Home } from '@/data/home';
import { GoalCard } from './goal-card';
import styles from './goal-tasks.module.css';
import { Suggestions } from './suggestions/suggestions';
import { goalsOf } from '@/features/goals/goal-actions';

interface GoalTasksProps {
  readonly heading: string;
  readonly lede: string;
  readonly difficulty: GoalDifficulty;
  readonly managePath: Path;
  readonly home: Home;
}

/** 'Do a Little More' and 'Long Term Goals': the user's goals, with a link to add more (spec §2.4). */
export function GoalTasks({ heading, lede, difficulty, managePath, home }: GoalTasksProps) {
  const now = useNow(MINUTE_MS);
  const goals = sortPlannedFirst(goalsOf(home.goals, difficulty), calendarDayOf(now));
  const manage = (
    <ButtonLink to={managePath} variant="secondary">
      Manage and Add...
    </ButtonLink>
  );
  return (
    <TaskSection heading={heading} lede={lede} controls={manage}>
      <div {...focusHome}>
        {goals.length === 0 ? (
          <EmptyState
            {...(difficulty === 'Medium' && {
              proposal: <Suggestions home={home} />,
            })}
          >
            You don&apos;t have active tasks yet. Click the &apos;Manage and Add...&apos; button to
            get started.
          </EmptyState>
        ) : (
          <CardGrid
            layout="compact"
            last={
              goals.length <= FEW ? (
                <Link className={styles.another} to={managePath}>
                  <Icon name="add" size={28} />
                  <span>
                    Add another
                    <VisuallyHidden>{` ${difficulty.toLowerCase()} task`}</VisuallyHidden>
                  </span>
                </Link>
              ) : undefined
            }
          >
            {goals.map((selection) => (
              <GoalCard key={selection.taskId} selection={selection} home={home} now={now} />
            ))}
          </CardGrid>
        )}
      </div>
    </TaskSection>
  );
}

/** So many cards leave room in a row of three. */
const FEW = 2;
