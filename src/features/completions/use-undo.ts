import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/toast';
import { useAct } from '@/data/actions/use-actions';
import type { Acted } from '@/data/actions/act';
import { shownHome } from '@/data/home';
import { useWrite } from '@/data/use-write';
import { afterShown } from '@/domain/actions/daily';
import type { Completion } from '@/domain/completion';
import { epochOf } from '@/domain/instant';
import { now } from '@/lib/clock';
import { messageFor, refusedError } from '@/lib/errors';
import { useAccount } from '@/session/session';

/** A completion to undo. */
export interface Undoing {
  readonly row: Completion;
  /** The task's name. */
  readonly name: string;
}

/** Undoes a completion and the level it raised, and shows the outcome in a toast. */
export function useUndo() {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();
  const act = useAct();
  return useWrite<Acted, Undoing>({
    action: 'undo',
    rowOf: ({ row }) => row.id,
    mutationFn: ({ row, name }) => {
      const { id, taskId, completedDate, saved } = row;
      const member = shownHome(client, accountId)?.member;
      const askedAt = now();
      return act({
        kind: 'undo',
        taskId,
        name,
        rowId: id,
        doneAt: epochOf(completedDate) ?? 0,
        saved: saved ? [...saved] : null,
        at: member ? afterShown(member, [taskId], askedAt) : askedAt,
      });
    },
    onSuccess: (acted, { name }) =>
      toast(
        acted === 'committed' || acted === 'waiting'
          ? { tone: 'info', message: `“${name}” is no longer marked complete.` }
          : {
              tone: 'error',
              message: `Couldn’t undo “${name}”. ${messageFor(refusedError(acted))}`,
            },
      ),
    onError: (error, { name }) =>
      toast({ tone: 'error', message: `Couldn’t undo “${name}”. ${messageFor(error)}` }),
  });
}
