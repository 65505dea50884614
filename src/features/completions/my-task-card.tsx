import type { ReactNode } from 'react';
import { type Completion, isValid } from '@/domain/completion';
import { MINUTE_MS } from '@/domain/instant';
import type { Task } from '@/domain/task';
import { useNow } from '@/lib/use-now';
import { TaskCard } from './task-card';
import { useCompleteWithToast } from './use-complete-with-toast';

interface MyTaskCardProps {
  readonly task: Task;
  readonly completions: readonly Completion[];
  readonly children?: ReactNode;
}

/** A card of the landing page: knows whether its task is complete, and completes it. */
export function MyTaskCard({ task, completions, children }: MyTaskCardProps) {
  const now = useNow(MINUTE_MS);
  const complete = useCompleteWithToast();
  const until = completions
    .filter((row) => row.taskId === task.id && isValid(row, now))
    .map((row) => row.expirationDate)
    .toSorted()
    .at(-1);
  return (
    <TaskCard task={task} completeUntil={until} onComplete={() => void complete(task)}>
      {children}
    </TaskCard>
  );
}
