import { useMutation, useQueryClient } from '@tanstack/react-query';
import { levelAfterUndo } from '@/domain/level';
import { useAccount } from '@/lib/session';
import type { ScoredCompletion } from '@/lib/home/fetch-completions';
import { type Home } from '@/lib/home/home';
import { changeHome, changeHomeAhead, withoutRows, withRow } from '@/lib/home/home-cache';
import { homeKey } from '@/lib/home/use-home';
import { type Completed, undo } from './complete';
import { completionTable } from './completion-table';
import { homeScore } from '@/lib/home/home-score';
import { noteLevelDue } from './level-due';

/** Takes back a completion that was just made, and the level that it raised. */
export function useUndo() {
  const account = useAccount();
  const client = useQueryClient();
  return useMutation<void, Error, Completed>({
    networkMode: 'always',
    mutationFn: async ({ row, level: reached }) => {
      const raised = reached !== undefined;
      const before = client.getQueryData<Home>(homeKey(account.id));
      const from = before?.profile.level ?? null;
      const removed = before?.completions.filter(({ id }) => id === row.id) ?? [];
      const settle = await changeHomeAhead(client, account.id, (home) => ({
        ...home,
        profile: { ...home.profile, level: raised ? levelAfterUndo(from) : from },
        completions: withoutRows(home.completions, [row.id]),
      }));
      try {
        const shown = client.getQueryData<Home>(homeKey(account.id));
        const susscore = shown ? homeScore(shown, Date.now()) : 0;
        const input = { accountId: account.id, row, raised, from, susscore };
        const level = await undo(input, completionTable);
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
