import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/toast';
import { messageFor } from '@/lib/errors';
import { importOrReload } from '@/lib/import-or-reload';
import { useAccount } from '@/session/session';
import { writeHome } from '@/data/home';
import { useWrite, type WriteCallbacks } from '@/data/use-write';
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

type Callbacks<Context> = Pick<WriteCallbacks<void, Undoing, Context>, 'onMutate' | 'onError'>;

/** Undoes a completion and the level it raised, and shows the outcome in a toast. */
export function useUndo<Context>({ onMutate, onError }: Callbacks<Context> = {}) {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();

  async function undo(undoing: Undoing): Promise<void> {
    const { undoCompletion } = await importOrReload(() => import('./undo-completion'));
    await undoCompletion(client, accountId, undoing);
  }

  return useWrite<void, Undoing, Context>({
    action: 'undo',
    rowOf: ({ row }) => row.id,
    mutationFn: (undoing) => writeHome(accountId, () => undo(undoing)),
    ...(onMutate && { onMutate }),
    onSuccess: (_, { name }) =>
      toast({ tone: 'info', message: `“${name}” is no longer marked complete.` }),
    onError: (error, undoing, ...rest) => {
      const message = `Couldn’t undo “${undoing.name}”. ${messageFor(error)}`;
      toast({ tone: 'error', message });
      return onError?.(error, undoing, ...rest);
    },
  });
}
