import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/toast';
import { messageFor } from '@/lib/errors';
import { importOrReload } from '@/lib/import-or-reload';
import { useAccount } from '@/session/session';
import { writeHome } from '@/data/home';
import { useWrite } from '@/data/use-write';
import type { Completed } from './complete';

/** A completion to undo. */
export interface Undoing extends Pick<Completed, 'row'> {
  /** Whether the level includes it. */
  readonly isCounted: boolean;
  /** The task's name. */
  readonly name: string;
  /** Scores of tasks that the home page may not know. */
  readonly scores?: ReadonlyMap<string, number>;
}

/** Shows a completion as undone while `send` undoes it, and as before if that fails. Rejects with what `send` rejects. */
type ShowUndone = (rowId: string, send: () => Promise<void>) => Promise<void>;

/** Undoes a completion and the level it raised, and shows the outcome in a toast, and with `show` at once. */
export function useUndo(show: ShowUndone = (_rowId, send) => send()) {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();

  async function undo(undoing: Undoing): Promise<void> {
    const { undoCompletion } = await importOrReload(() => import('./undo-completion'));
    await undoCompletion(client, accountId, undoing);
  }

  return useWrite<void, Undoing>({
    action: 'undo',
    rowOf: ({ row }) => row.id,
    mutationFn: (undoing) => show(undoing.row.id, () => writeHome(accountId, () => undo(undoing))),
    onSuccess: (_, { name }) =>
      toast({ tone: 'info', message: `“${name}” is no longer marked complete.` }),
    onError: (error, { name }) =>
      toast({ tone: 'error', message: `Couldn’t undo “${name}”. ${messageFor(error)}` }),
  });
}
