import type { ReactNode } from 'react';
import { type Completion, isValid } from '@/domain/completion';
import { latestExpiration } from '@/domain/day-progress';
import { epochOf, MINUTE_MS } from '@/domain/instant';
import type { Task } from '@/domain/task';
import { useNow } from '@/lib/use-now';
import { TaskCard } from './task-card';
import { useCompleteWithUndo } from './use-complete-with-undo';

interface MyTaskCardProps {
  readonly task: Task;
  readonly completions: readonly Completion[];
  readonly children?: ReactNode;
}

/** A task's card on the home page, with the task's completion. */
export function MyTaskCard({ task, completions, children }: MyTaskCardProps) {
  const complete = useCompleteWithUndo();
  const expirationDate = latestExpiration([task.id], completions);
  const now = useNow(MINUTE_MS, epochOf(expirationDate ?? ''));
  const isDone = expirationDate !== undefined && isValid({ expirationDate }, now);
  const until = isDone ? expirationDate : undefined;
  return (
    <TaskCard
      task={task}
      completeUntil={until}
      onComplete={() => complete({ task, now: Date.now() })}
    >
      {children}
    </TaskCard>
  );
}
