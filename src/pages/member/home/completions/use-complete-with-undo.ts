import { useQueryClient } from '@tanstack/react-query';
import { type ToastAction, useToast } from '@/components/toast';
import { cachedHome, memberIn } from '@/data/home';
import { whileHome } from '@/pages/member/home/while-home';
import { latestCompletion } from '@/domain/day-progress';
import { isCounted } from '@/domain/ledger';
import type { Task } from '@/domain/task';
import { useUndo } from '@/features/completions/use-undo';
import { useAccount } from '@/session/session';
import { type Completing, completionWritten } from './complete-shown';
import { useComplete } from './use-complete';

interface CompleteWithUndo {
  /** 'Mark Complete', with a toast that offers to undo it (spec §4, D14). */
  complete(completing: Completing): void;
  /** Undoes a task's completion, which reopens the task. */
  undo(task: Task): Promise<void>;
}

export function useCompleteWithUndo(): CompleteWithUndo {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();
  const undo = useUndo();
  const complete = useComplete({
    onSuccess: (completed, { task }) => {
      const { name } = task;
      const isKept = 'isKept' in completed;
      if (!isKept && !completed.isNew) {
        // An earlier attempt may have succeeded although its response was lost.
        return toast({ message: `“${name}” is already complete.` });
      }
      const { row } = completed;
      const isInLevel = !isKept && completed.member !== undefined;
      const onClick = () => undo.mutate({ row, isCounted: isInLevel, name });
      const watch = whileHome(client, accountId, ({ completions, past }) =>
        [...completions, ...past].some(({ id }) => id === row.id),
      );
      const action: ToastAction = { label: 'Undo', onClick, watch };
      return toast({ message: completed.message, action });
    },
  });
  return {
    complete: (completing) => complete.mutate(completing),
    undo: async (task) => {
      await completionWritten(task.id);
      const home = cachedHome(client, accountId);
      const row = home && latestCompletion(task.id, home.completions);
      if (!row) return;
      const { ledger } = memberIn(home);
      const isInLevel = ledger !== undefined && isCounted(ledger, row);
      undo.mutate({ row, isCounted: isInLevel, name: task.name });
    },
  };
}
