import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/button';
import { EmptyDrawing } from '@/components/empty-state';
import { Stack } from '@/components/layout';
import { Text } from '@/components/text';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { Home } from '@/data/home';
import { offeredTasksQuery } from '@/data/tasks';
import { calendarDayOf } from '@/domain/calendar-day';
import { interestsOf } from '@/domain/category';
import { hasTask } from '@/domain/selection';
import { suggestedTasks } from '@/domain/suggested-tasks';
import { lastingText, scoreOf, type Task } from '@/domain/task';
import { addGoal, removeGoal } from '@/features/goals/goal-actions';
import { type MemberAction, useMemberAction } from '@/features/use-member-action';
import { now } from '@/lib/clock';
import { useAccount } from '@/session/session';
import styles from './suggestions.module.css';

interface SuggestedTasksProps {
  readonly home: Home;
}

/** Two medium tasks from the member's interests, each with 'Add'; the drawing if there are none (D47). */
export function SuggestedTasks({ home }: SuggestedTasksProps) {
  const { id } = useAccount();
  const { data: catalog = [] } = useQuery(offeredTasksQuery(id, 'Medium'));
  const { run } = useMemberAction();
  const taken = [...home.goals, ...home.completions].map(({ taskId }) => taskId);
  const interests = interestsOf(home.profile.interests);
  const [day] = useState(() => calendarDayOf(now()));
  const tasks = suggestedTasks(catalog, { interests, taken, day });
  if (tasks.length === 0) return <EmptyDrawing />;
  return (
    <Stack as="ul" gap={2} className={styles.tasks} aria-label="Suggested tasks">
      {tasks.map((task) => (
        <li key={task.id} className={styles.task}>
          <div>
            <p className={styles.name} dir="auto">
              {task.name}
            </p>
            <Text size="xs" tone="soft">
              {`Score: ${scoreOf(task)} · ${lastingText(task)}`}
            </Text>
          </div>
          <Button variant="quiet" onClick={() => run(addWithUndo(task))}>
            Add<VisuallyHidden>{` ${task.name}`}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </Stack>
  );
}

function addWithUndo(task: Task): MemberAction {
  return {
    ...addGoal(task),
    done: (_, { home }) => {
      const added = home()
        ?.goals.filter(hasTask)
        .find(({ taskId }) => taskId === task.id);
      return {
        message: `“${task.name}” is on your list.`,
        undo: added && removeGoal(added),
      };
    },
  };
}
