import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/button';
import { EmptyDrawing } from '@/components/empty-state';
import { Stack } from '@/components/layout';
import { Text } from '@/components/text';
import { useToast } from '@/components/toast';
import { VisuallyHidden } from '@/components/visually-hidden';
import { type Home, shownHome } from '@/data/home';
import { offeredTasksQuery } from '@/data/tasks';
import { calendarDayOf } from '@/domain/calendar-day';
import { interestsOf } from '@/domain/category';
import { hasTask } from '@/domain/selection';
import { suggestedTasks } from '@/domain/suggested-tasks';
import { lastingText, scoreOf, type Task } from '@/domain/task';
import { useAddGoal, useRemoveGoal } from '@/features/goals/use-goals';
import { now } from '@/lib/clock';
import { messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';
import styles from './suggestions.module.css';

interface SuggestedTasksProps {
  readonly home: Home;
}

/** Two medium tasks from the member's interests, each with 'Add'; the drawing if there are none (D47). */
export function SuggestedTasks({ home }: SuggestedTasksProps) {
  const { id } = useAccount();
  const { data: catalog = [] } = useQuery(offeredTasksQuery(id, 'Medium'));
  const add = useAddWithToast();
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
          <Button variant="quiet" onClick={() => add(task)}>
            Add<VisuallyHidden>{` ${task.name}`}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </Stack>
  );
}

function useAddWithToast(): (task: Task) => void {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();
  const { mutate: remove } = useRemoveGoal({
    onError: (error, { task }) =>
      toast({ tone: 'error', message: `Couldn’t remove “${task.name}”. ${messageFor(error)}` }),
  });
  const { mutate: add } = useAddGoal({
    onSuccess: (_, { task }) => {
      const undo = () => {
        const goals = shownHome(client, accountId)?.goals ?? [];
        const added = goals.filter(hasTask).find(({ taskId }) => taskId === task.id);
        if (added) remove(added);
      };
      toast({
        message: `“${task.name}” is on your list.`,
        action: { label: 'Undo', onClick: undo },
      });
    },
    onError: (error, { task }) =>
      toast({ tone: 'error', message: `Couldn’t add “${task.name}”. ${messageFor(error)}` }),
  });
  return (task) => add({ task });
}
