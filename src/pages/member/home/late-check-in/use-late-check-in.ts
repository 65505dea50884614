import { useToast } from '@/components/toast';
import { useCommit } from '@/data/actions/use-actions';
import { useWrite } from '@/data/use-write';
import type { LastWindow } from '@/domain/actions/record';
import { weekdayText } from '@/domain/instant';
import { lateInstant } from '@/domain/late-check-in';
import type { Task } from '@/domain/task';
import type { Saved } from '@/features/goals/use-goals';
import { now } from '@/lib/clock';
import { messageFor } from '@/lib/errors';
import { useCompleteWithUndo } from '@/pages/member/home/completions/use-complete-with-undo';

/** Checks in a task of the last window: a completion on the day asked about, which can be undone (D28). */
export function useLateCheckIn(lastWindow: LastWindow): (task: Task) => void {
  const { complete } = useCompleteWithUndo();
  return (task) => complete({ task, doneAt: lateInstant(lastWindow) });
}

/** 'None of these': the question is answered, on every device. A toast offers to undo that. */
export function useDismissLate(lastWindow: LastWindow): () => void {
  const { period: set, tasks } = lastWindow;
  const toast = useToast();
  const commit = useCommit();
  const { mutate } = useWrite<Saved, readonly string[]>({
    action: 'dismiss late',
    mutationFn: (open) => commit({ kind: 'late', set, tasks: [...open], at: now() }),
    onSuccess: (_, open) => {
      if (open.length > 0) return;
      toast({
        message: `You won’t be asked about ${weekdayText(lateInstant(lastWindow))} again.`,
        action: { label: 'Undo', onClick: () => mutate(tasks) },
      });
    },
    onError: (error) =>
      toast({ tone: 'error', message: `Couldn’t save your answer. ${messageFor(error)}` }),
  });
  return () => mutate([]);
}
