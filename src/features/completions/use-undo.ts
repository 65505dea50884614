import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/toast';
import type { ScoredCompletion } from '@/domain/completion';
import { levelAfterUndo } from '@/domain/level';
import { scoreOfCompletions } from '@/domain/score';
import { messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';
import { changeHome, type Home, cachedHome, withoutRows, withRow, writeHome } from '@/data/home';
import { useWrite, type WriteCallbacks } from '@/data/use-write';
import { type Completed, undo } from './complete';
import { noteLevelDue } from './level-due';

/**
 * A completion to take back. `level` is what it reached: undefined when it raised nothing, null when
 * that is not known, as of one made on another visit.
 */
export interface Undoing extends Pick<Completed, 'row' | 'level'> {
  /** The task's name. */
  readonly name: string;
  /** The SusScore without it, from whoever knows all rows; worked out from the landing page's when absent. */
  readonly susscore?: number;
}

type Callbacks<Context> = Pick<WriteCallbacks<void, Undoing, Context>, 'onMutate' | 'onError'>;

/** Takes back a completion that was made by mistake, and the level that it raised; says what became of it. */
export function useUndo<Context>({ onMutate, onError }: Callbacks<Context> = {}) {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();

  async function write({ row, level: reached, susscore: known }: Undoing): Promise<void> {
    const raised = reached !== undefined;
    const before = cachedHome(client, accountId);
    const from = before?.profile.level ?? null;
    const lowered = raised ? (from ?? 0) - levelAfterUndo(from) : 0;
    const removed = before?.completions.filter(({ id }) => id === row.id) ?? [];
    changeHome(client, accountId, (home) => ({
      ...home,
      profile: withLevelChanged(home.profile, -lowered),
      completions: withoutRows(home.completions, [row.id]),
    }));
    try {
      const shown = cachedHome(client, accountId);
      const susscore = known ?? (shown && scoreOfCompletions(shown.completions, Date.now()));
      const level = await undo({ accountId, row, raised, from, susscore });
      // If it had raised nothing, a level too many is gone now: the next visit counts.
      if (reached === null) noteLevelDue(accountId);
      changeHome(client, accountId, (home) => ({ ...home, profile: { ...home.profile, level } }));
    } catch (error) {
      // The level may be lowered already and the row still there: then it is counted again.
      noteLevelDue(accountId);
      changeHome(client, accountId, (home) => ({
        ...home,
        profile: withLevelChanged(home.profile, lowered),
        completions: removed.reduce(withRow<ScoredCompletion>, home.completions),
      }));
      throw error;
    }
  }

  return useWrite<void, Undoing, Context>({
    action: 'undo',
    rowOf: ({ row }) => row.id,
    mutationFn: (undoing) => writeHome(accountId, () => write(undoing)),
    ...(onMutate && { onMutate }),
    onSuccess: (_, { name }) => toast({ tone: 'info', message: `“${name}” is open again.` }),
    onError: (error, undoing, ...rest) => {
      const message = `“${undoing.name}” is still complete. ${messageFor(error)}`;
      toast({ tone: 'error', message });
      return onError?.(error, undoing, ...rest);
    },
  });
}

function withLevelChanged(profile: Home['profile'], by: number): Home['profile'] {
  return by === 0 ? profile : { ...profile, level: (profile.level ?? 0) + by };
}
