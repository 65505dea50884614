import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/toast';
import type { LastWindow } from '@/domain/daily-record';
import { weekdayText } from '@/domain/instant';
import { withLateTasks } from '@/domain/last-window';
import { lateInstant } from '@/domain/late-check-in';
import type { Task } from '@/domain/task';
import { inDaily } from '@/domain/member-text';
import { cachedHome, changeHome, withMember, writeHome } from '@/data/home';
import { changeMember } from '@/data/member';
import { useWrite } from '@/data/use-write';
import { messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';
import { useCompleteWithUndo } from '@/pages/member/home/completions/use-complete-with-undo';

/** Checks in a task of the last window: a completion on the day asked about, which can be undone (D28). */
export function useLateCheckIn(lastWindow: LastWindow): (task: Task) => void {
  const { complete } = useCompleteWithUndo();
  return (task) => complete({ task, now: lateInstant(lastWindow) });
}

/** 'None of these': the question is answered, on every device. A toast offers to undo that. */
export function useDismissLate(lastWindow: LastWindow): () => void {
  const { period, tasks } = lastWindow;
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();

  async function write(open: readonly string[]): Promise<void> {
    const stored = cachedHome(client, accountId)?.profile.member;
    const change = inDaily((record) => withLateTasks(record, period, open));
    const member = await changeMember({ accountId, now: Date.now(), stored }, change);
    if (member) changeHome(client, accountId, (home) => withMember(home, member.stored));
  }

  const { mutate } = useWrite<void, readonly string[]>({
    action: 'dismiss late',
    mutationFn: (open) => writeHome(accountId, () => write(open)),
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
