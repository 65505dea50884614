import { useQueryClient } from '@tanstack/react-query';
import { type ToastAction, useToast } from '@/components/toast';
import type { Acted } from '@/data/actions/act';
import { useAct } from '@/data/actions/use-actions';
import { shownHome } from '@/data/home';
import { useWrite } from '@/data/use-write';
import { calendarDayOf } from '@/domain/calendar-day';
import { expirationFrom } from '@/domain/completion';
import { latestCompletion } from '@/domain/day-progress';
import { epochOf } from '@/domain/instant';
import { completionId } from '@/domain/row-ids';
import type { Task } from '@/domain/task';
import { useUndo } from '@/features/completions/use-undo';
import { now } from '@/lib/clock';
import { messageFor } from '@/lib/errors';
import { takeAway } from '@/pages/member/home/daily-tasks/take-away';
import { whileHome } from '@/data/while-home';
import { useAccount } from '@/session/session';
import { completedText } from './completed-text';

/** A task to complete. */
interface Completing {
  readonly task: Task;
  /** When it was done, in milliseconds since the epoch: earlier than now for a late check-in (D28). */
  readonly doneAt: number;
}

interface CompleteWithUndo {
  /** 'Mark Complete', with a toast that offers to undo it (spec §4, D14). */
  complete(completing: Completing): void;
  /** Undoes a task's completion, which reopens the task. */
  undo(task: Task): void;
}

/**
 * Completes tasks on the home page: card, score and level change at once. Without a connection, a completion waits for one
 * (decision 125). The card of a task that an admin has deleted disappears (decision 080).
 */
export function useCompleteWithUndo(): CompleteWithUndo {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();
  const act = useAct();
  const undo = useUndo();
  const rowOf = ({ task, doneAt }: Completing) =>
    shownHome(client, accountId)?.completions.find(
      ({ id }) => id === completionId(accountId, task.id, doneAt),
    );
  const complete = useWrite<Acted, Completing>({
    action: 'complete',
    rowOf: ({ task }) => task.id,
    mutationFn: ({ task, doneAt }) => {
      const until = epochOf(expirationFrom(doneAt, task)) ?? doneAt;
      const day = calendarDayOf(doneAt);
      return act({ kind: 'complete', task, doneAt, until, day, at: now() });
    },
    onSuccess: (acted, completing) => {
      const { task } = completing;
      const { name } = task;
      const row = rowOf(completing);
      if (acted === 'gone') {
        void takeAway(client, accountId, task);
        return toast({ tone: 'error', message: `“${name}” is no longer available.` });
      }
      // Another device may have been first.
      if ((acted !== 'committed' && acted !== 'waiting') || !row) {
        return toast({ message: `“${name}” is already complete.` });
      }
      const watch = whileHome(client, accountId, ({ completions }) =>
        completions.some(({ id }) => id === row.id),
      );
      const onClick = () => undo.mutate({ row, name });
      const action: ToastAction = { label: 'Undo', onClick, watch };
      return toast({ message: completedText(task, acted === 'waiting'), action });
    },
    onError: (error, { task }) =>
      toast({
        tone: 'error',
        message: `Couldn’t mark “${task.name}” complete. ${messageFor(error)}`,
      }),
  });
  return {
    complete: (completing) => complete.mutate(completing),
    undo: (task) => {
      const row = latestCompletion(task.id, shownHome(client, accountId)?.completions ?? []);
      if (row) undo.mutate({ row, name: task.name });
    },
  };
}
