import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@/components/toast';
import { levelAfterCompletion } from '@/domain/level';
import { newCompletion } from '@/domain/new-completion';
import { scoresOf } from '@/domain/score';
import type { Task } from '@/domain/task';
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
import type { Completed } from '@/features/completions/complete';
import { noteLevelDue } from '@/features/completions/level-due';
import { type Completing, forgetUnfinished, noteUnfinished } from './unfinished';

/** The completions that are being written, by task. */
const writing = new Map<string, Promise<unknown>>();

/** Resolves once a task's completion has been written, or couldn't be. */
export async function completionWritten(taskId: string): Promise<void> {
  await writing.get(taskId)?.catch(() => undefined);
}

/**
 * 'Mark Complete': card, score and level change at once, and change back if the completion can't be stored
 * (D14), which a toast says.
 */
export function useComplete(
  callbacks: Pick<WriteCallbacks<Completed, Completing>, 'onSuccess'> = {},
) {
  const { id: accountId } = useAccount();
  const client = useQueryClient();
  const toast = useToast();

  async function write({ task, now }: Completing): Promise<Completed> {
    const row = newCompletion(accountId, task, now);
    changeHome(client, accountId, (home) => ({
      ...withLevel(home, levelAfterCompletion(home.profile.level)),
      completions: withRow(home.completions, { ...row, task }),
    }));
    try {
      const { complete } = await importOrReload(() => import('@/features/completions/complete'));
      const shown = cachedHome(client, accountId);
      const scores = scoresOf([task, ...(shown?.completions.map((one) => one.task) ?? [])]);
      const stored = shown?.profile.member;
      const context = { accountId, now: Date.now(), scores, stored };
      const completed = await complete({ ...context, task, at: now });
      if (!completed.member) noteLevelDue(accountId);
      changeHome(client, accountId, (home) => asStored(home, row.id, task, completed));
      return completed;
    } catch (error) {
      changeHome(client, accountId, (home) => withoutCompletion(home, row.id));
      throw error;
    }
  }

  return useWrite({
    action: 'complete',
    rowOf: ({ task }: Completing) => task.id,
    mutationFn: async (completing) => {
      noteUnfinished(accountId, completing);
      const { task } = completing;
      const written = writeHome(accountId, () => write(completing));
      writing.set(task.id, written);
      try {
        return await written;
      } finally {
        writing.delete(task.id);
        forgetUnfinished(accountId, completing);
      }
    },
    ...callbacks,
    onError: (error, { task }) =>
      toast({
        tone: 'error',
        message: `Couldn’t mark “${task.name}” complete. ${messageFor(error)}`,
      }),
  });
}

// The stored row may be another device's, with another ID and time. Keeps the optimistic levels of other
// pending completions.
function asStored(home: Home, shownId: string, task: Task, completed: Completed): Home {
  const { row, isNew, member } = completed;
  const completions = withRow(withoutRows(home.completions, [shownId]), { ...row, task });
  const shown = { ...(isNew && member ? home : lowered(home)), completions };
  if (!member) return shown;
  const level = Math.max(shown.profile.level ?? 0, member.level ?? 0);
  return withLevel(withMember(shown, member), level);
}

function withoutCompletion(home: Home, id: string): Home {
  return { ...lowered(home), completions: withoutRows(home.completions, [id]) };
}

// Takes back one optimistic step.
function lowered(home: Home): Home {
  return withLevel(home, Math.max(0, (home.profile.level ?? 0) - 1));
}
