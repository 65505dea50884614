import { Link } from 'react-router-dom';
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@/components/button';
import { CardGrid } from '@/components/card-grid';
import { EmptyDrawing, EmptyState } from '@/components/empty-state';
import { focusHome } from '@/components/focus-home';
import { Icon } from '@/components/icon';
import { Grid, Stack } from '@/components/layout';
import { TaskSection } from '@/components/task-section';
import { Text } from '@/components/text';
import { VisuallyHidden } from '@/components/visually-hidden';
import { type Home, shownHome } from '@/data/home';
import { offeredTasksQuery } from '@/data/tasks';
import { calendarDayOf } from '@/domain/calendar-day';
import { sortPlannedFirst } from '@/domain/goal-state';
import { MINUTE_MS } from '@/domain/instant';
import type { SelectionWithTask } from '@/domain/selection';
import { suggestedTasks } from '@/domain/suggested-tasks';
import { type GoalDifficulty, lastingText, scoreText, type Task } from '@/domain/task';
import { addGoal, removeGoal } from '@/features/goals/goal-actions';
import { type MemberAction, useMemberAction } from '@/features/use-member-action';
import { useNow } from '@/lib/use-now';
import type { Path } from '@/paths';
import { useAccount } from '@/session/session';
import { GoalCard } from './goal-card';
import styles from './goal-tasks.module.css';

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
  const goals = sortPlannedFirst(goalsOf(home, difficulty), calendarDayOf(now));
  const manage = (
    <ButtonLink to={managePath} variant="secondary">
      Manage and Add...
    </ButtonLink>
  );
  return (
    <TaskSection heading={heading} lede={lede} controls={manage}>
      <div {...focusHome}>
        {goals.length === 0 ? (
          <EmptyState proposal={difficulty === 'Medium' ? <Suggestions home={home} /> : undefined}>
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

// Oldest first.
function goalsOf({ goals }: Home, difficulty: GoalDifficulty): SelectionWithTask[] {
  return goals
    .filter(({ task }) => task.difficulty === difficulty)
    .toSorted((a, b) => ((a.selectionDate ?? '') < (b.selectionDate ?? '') ? -1 : 1));
}

/** With this many cards or fewer, a row of three has room for another. */
const FEW = 2;

/**
 * Replaces an empty list's drawing with two medium tasks to add. They load once the member scrolls to them, so the
 * home's first screen still takes one request (D47).
 */
function Suggestions({ home }: { readonly home: Home }) {
  const container = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!container.current || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={container} className={styles.place}>
      {isSeen ? <SuggestedTasks home={home} /> : <EmptyDrawing />}
    </div>
  );
}

/** Two medium tasks that match the member's interests, each with 'Add'; the drawing if there are none (D47). */
function SuggestedTasks({ home }: { readonly home: Home }) {
  const { id } = useAccount();
  const { data: catalog = [] } = useQuery(offeredTasksQuery(id, 'Medium'));
  const { run } = useMemberAction();
  const taken = [...home.goals, ...home.completions].map(({ taskId }) => taskId);
  const { interests = [] } = home.settings;
  const day = calendarDayOf(useNow(MINUTE_MS));
  const tasks = suggestedTasks(catalog, { interests, taken, day });
  if (tasks.length === 0) return <EmptyDrawing />;
  return (
    <Stack as="ul" gap={2} className={styles.tasks} aria-label="Suggested tasks">
      {tasks.map((task) => (
        <Grid as="li" key={task.id} gap={2} align="center" className={styles.task}>
          <div>
            <Text weight="bold" lines={2} style={{ lineHeight: 1.25 }} dir="auto">
              {task.name}
            </Text>
            <Text size="xs" tone="soft">
              {`${scoreText(task)} · ${lastingText(task)}`}
            </Text>
          </div>
          <Button variant="quiet" onClick={() => run(addWithUndo(task))}>
            Add<VisuallyHidden>{` ${task.name}`}</VisuallyHidden>
          </Button>
        </Grid>
      ))}
    </Stack>
  );
}

function addWithUndo(task: Task): MemberAction {
  return {
    ...addGoal(task),
    done: (_, actor) => {
      const added = shownHome(actor)?.goals.find(({ taskId }) => taskId === task.id);
      return {
        message: `“${task.name}” is on your list.`,
        undo: added && removeGoal(added),
      };
    },
  };
}
