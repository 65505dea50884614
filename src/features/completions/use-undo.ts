import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/toast';
import type { ScoredCompletion } from '@/domain/completion';
import { levelAfterUndo } from '@/domain/level';
import { scoresOf } from '@/domain/score';
import { messageFor } from '@/lib/errors';
import { importOrReload } from '@/lib/import-or-reload';
import { useAccount } from '@/session/session';
import {
  cachedHome,
  changeHome,
  type Home,
  withLevel,
  withMember,
  withoutRows,
  withRow,
  writeHome,
} from '@/data/home';
import { useWrite, type WriteCallbacks } from '@/data/use-write';
import type { Completed } from './complete';
import { forgetUndoing, noteUndoing } from './level-due';

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

  async function undo({ row, isCounted, scores: known = new Map() }: Undoing): Promise<void> {
    const before = cachedHome(client, accountId);
    const stored = before?.profile.member;
    const from = before?.profile.level ?? null;
    const lowered = isCounted ? (from ?? 0) - levelAfterUndo(from) : 0;
    const removed = before?.completions.filter(({ id }) => id === row.id) ?? [];
    changeHome(client, accountId, (home) => ({
      ...withLevelChanged(home, -lowered),
      completions: withoutRows(home.completions, [row.id]),
    }));
    const shownScores = scoresOf(before?.completions.map(({ task }) => task) ?? []);
    const scores = new Map([...shownScores, ...known]);
    noteUndoing(accountId, row);
    try {
      const { removeCompletion } = await importOrReload(() => import('./complete'));
      const after = await removeCompletion({ accountId, now: Date.now(), scores, stored }, row);
      // Otherwise the next visit lowers it.
      if (!after) return;
      forgetUndoing(accountId, row);
      changeHome(client, accountId, (home) => withLevel(withMember(home, after), after.level));
    } catch (error) {
      forgetUndoing(accountId, row);
      changeHome(client, accountId, (home) => ({
        ...withLevelChanged(home, lowered),
        completions: removed.reduce(withRow<ScoredCompletion>, home.completions),
      }));
      throw error;
    }
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

function withLevelChanged(home: Home, by: number): Home {
  return by === 0 ? home : withLevel(home, (home.profile.level ?? 0) + by);
}
