import type { ReactNode } from 'react';
import { type Completion, isValid } from '@/domain/completion';
import { latestExpiration } from '@/domain/day-progress';
import { epochOf, MINUTE_MS } from '@/domain/instant';
import type { Task } from '@/domain/task';
import { useToast } from '@/components/toast';
import { useNow } from '@/lib/use-now';
import { completedText } from './completed-text';
import { TaskCard } from './task-card';
import { useComplete } from './use-complete';
import { useUndo } from './use-undo';

interface MyTaskCardProps {
  readonly task: Task;
  readonly completions: readonly Completion[];
  readonly children?: ReactNode;
}

/** A task's card on the home page, with the task's completion. */
export function MyTaskCard({ task, completions, children }: MyTaskCardProps) {
  const complete = useCompleteWithToast();
  const expirationDate = latestExpiration([task.id], completions);
  const now = useNow(MINUTE_MS, epochOf(expirationDate ?? ''));
  const isDone = expirationDate !== undefined && isValid({ expirationDate }, now);
  const until = isDone ? expirationDate : undefined;
  return (
    <TaskCard task={task} completeUntil={until} onComplete={() => complete(task)}>
      {children}
    </TaskCard>
  );
}

// 'Mark Complete', with a toast that offers to undo it (spec §4, D14).
function useCompleteWithToast(): (task: Task) => void {
  const toast = useToast();
  const undo = useUndo();
  const complete = useComplete({
    onSuccess: (completed, { task }) => {
      const { name } = task;
      if (!completed.isNew) {
        // An earlier attempt may have succeeded although its response was lost.
        return toast({ message: `“${name}” is already complete.` });
      }
      const { row, standing } = completed;
      const onClick = () => undo.mutate({ row, isCounted: standing !== undefined, name });
      const action = { label: 'Undo', onClick };
      return toast({ message: completedText(task, completed), action });
    },
  });
  return (task) => complete.mutate({ task, now: Date.now() });
}
