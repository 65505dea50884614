import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ScoredCompletion } from '@/domain/completion';
import { levelAfterUndo } from '@/domain/level';
import { scoreOfCompletions } from '@/domain/score';
import { useAccount } from '@/session/session';
import { changeHome, changeHomeOptimistically, shownHome, withoutRows, withRow } from '@/data/home';
import { type Completed, undo } from './complete';
import { noteLevelDue } from './level-due';

/**
 * A completion to take back. `level` is what it reached: undefined when it raised nothing, null when
 * that is not known, as of one made on another visit.
 */
export interface Undoing extends Pick<Completed, 'row' | 'level'> {
  /** The SusScore without it, from whoever knows all rows; worked out from the landing page's when absent. */
  readonly susscore?: number;
}

/** Takes back a completion that was made by mistake, and the level that it raised. */
export function useUndo() {
  const account = useAccount();
  const client = useQueryClient();
  return useMutation<void, Error, Undoing>({
    networkMode: 'always',
    mutationFn: async ({ row, level: reached, susscore: known }) => {
      const raised = reached !== undefined;
      const before = shownHome(client, account.id);
      const from = before?.profile.level ?? null;
      const removed = before?.completions.filter(({ id }) => id === row.id) ?? [];
      const settle = await changeHomeOptimistically(client, account.id, (home) => ({
        ...home,
        profile: { ...home.profile, level: raised ? levelAfterUndo(from) : from },
        completions: withoutRows(home.completions, [row.id]),
      }));
      try {
        const shown = shownHome(client, account.id);
        const susscore = known ?? (shown && scoreOfCompletions(shown.completions, Date.now()));
        const input = { accountId: account.id, row, raised, from, susscore };
        const level = await undo(input);
        // If it had raised nothing, a level too many is gone now: the next visit counts.
        if (reached === null) noteLevelDue(account.id);
        changeHome(client, account.id, (home) => ({
          ...home,
          profile: { ...home.profile, level },
        }));
      } catch (error) {
        // The level may be lowered already and the row still there: then it is counted again.
        noteLevelDue(account.id);
        changeHome(client, account.id, (home) => ({
          ...home,
          profile: { ...home.profile, level: from },
          completions: removed.reduce(withRow<ScoredCompletion>, home.completions),
        }));
        throw error;
      } finally {
        settle();
      }
    },
  });
}
