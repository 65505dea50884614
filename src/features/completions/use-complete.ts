import { useMutation, useQueryClient } from '@tanstack/react-query';
import { levelAfterCompletion } from '@/domain/level';
import { scoreOfCompletions } from '@/domain/score';
import type { Task } from '@/domain/task';
import { useAccount } from '@/session/session';
import {
  changeHome,
  changeHomeOptimistically,
  type Home,
  shownHome,
  withoutRows,
  withRow,
} from '@/data/home';
import { complete, type Completed, newCompletion } from './complete';
import { noteLevelDue } from './level-due';
import { type Completing, forgetUnfinished, noteUnfinished } from './unfinished';

/**
 * 'Mark Complete': the card, the score and the level change at once, and change back when the backend
 * has no completion afterwards (D14). A failure is a BackendError.
 */
export function useComplete() {
  const account = useAccount();
  const client = useQueryClient();
  return useMutation<Completed, Error, Completing>({
    networkMode: 'always',
    mutationFn: async (completing) => {
      const { task, now } = completing;
      noteUnfinished(account.id, completing);
      const row = newCompletion({ accountId: account.id, task, now });
      const settle = await changeHomeOptimistically(client, account.id, (home) => ({
        ...home,
        profile: { ...home.profile, level: levelAfterCompletion(home.profile.level) },
        completions: withRow(home.completions, { ...row, task }),
      }));
      try {
        const shown = shownHome(client, account.id);
        const susscore = shown ? scoreOfCompletions(shown.completions, now) : 0;
        const input = { accountId: account.id, task, now, susscore };
        const completed = await complete(input);
        if (completed.level === undefined) noteLevelDue(account.id);
        changeHome(client, account.id, (home) => asStored(home, row.id, task, completed));
        return completed;
      } catch (error) {
        changeHome(client, account.id, (home) => withoutCompletion(home, row.id));
        throw error;
      } finally {
        forgetUnfinished(account.id, completing);
        settle();
      }
    },
  });
}

// The stored row may be another device's, with another id and time. Levels shown ahead for other
// completions still under way are kept.
function asStored(home: Home, shownId: string, task: Task, { row, isNew, level }: Completed): Home {
  const raised = isNew && level !== undefined;
  const shown = raised ? home.profile : lowered(home.profile);
  const updatedAt = raised ? new Date().toISOString() : shown.updatedAt;
  return {
    ...home,
    profile: { ...shown, level: Math.max(shown.level ?? 0, level ?? 0), updatedAt },
    completions: withRow(withoutRows(home.completions, [shownId]), { ...row, task }),
  };
}

function withoutCompletion(home: Home, id: string): Home {
  return {
    ...home,
    profile: lowered(home.profile),
    completions: withoutRows(home.completions, [id]),
  };
}

// Back by the one step that was shown ahead of the backend.
function lowered(profile: Home['profile']): Home['profile'] {
  return { ...profile, level: Math.max(0, (profile.level ?? 0) - 1) };
}
