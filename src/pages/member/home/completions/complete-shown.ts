import type { QueryClient } from '@tanstack/react-query';
import { levelAfterCompletion } from '@/domain/level';
import { instantOf } from '@/domain/instant';
import { newCompletion } from '@/domain/new-completion';
import { scoresOf } from '@/domain/score';
import type { Task } from '@/domain/task';
import { isTaskGone } from '@/lib/errors';
import { importOrReload } from '@/lib/import-or-reload';
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
import { forgetHistory } from '@/data/cached-history';
import type { Completed } from '@/features/completions/complete';
import {
  type Completing,
  forgetUnfinished,
  noteUnfinished,
} from '@/features/completions/unfinished';

/** A completion with the message about it, whose code loads with that of the write. */
export interface CompletedWithMessage extends Completed {
  readonly message: string;
}

/** The completions that are being written, by task. */
const writing = new Map<string, Promise<unknown>>();

/** Resolves once a task's completion has been written, or couldn't be. */
export async function completionWritten(taskId: string): Promise<void> {
  await writing.get(taskId)?.catch(() => undefined);
}

/**
 * Completes a task on the home page: card, score and level change at once, and change back if the completion can't be
 * stored (D14). Noted in this browser until then, in case the tab is closed. The card of a task that an admin has
 * deleted goes (decision 080). Throws a BackendError.
 */
export async function completeShown(
  client: QueryClient,
  accountId: string,
  completing: Completing,
): Promise<CompletedWithMessage> {
  noteUnfinished(accountId, completing);
  const written = writeHome(accountId, () => write(client, accountId, completing));
  writing.set(completing.task.id, written);
  try {
    return await written;
  } finally {
    writing.delete(completing.task.id);
    forgetUnfinished(accountId, completing.task.id, completing.now);
  }
}

async function write(
  client: QueryClient,
  accountId: string,
  { task, now }: Completing,
): Promise<CompletedWithMessage> {
  const row = newCompletion(accountId, task, now);
  const createdAt = instantOf(Date.now());
  changeHome(client, accountId, (home) => ({
    ...withLevel(home, levelAfterCompletion(home.profile.level)),
    completions: withRow(home.completions, { ...row, createdAt, task }),
  }));
  try {
    const [{ complete }, { completedText }] = await Promise.all([
      importOrReload(() => import('@/features/completions/complete')),
      importOrReload(() => import('./completed-text')),
    ]);
    const shown = cachedHome(client, accountId);
    const scores = scoresOf([task, ...(shown?.completions.map((one) => one.task) ?? [])]);
    const stored = shown?.profile.member;
    const context = { accountId, now: Date.now(), scores, stored };
    const completed = await complete({ ...context, task, at: now });
    changeHome(client, accountId, (home) => asStored(home, row.id, { task, createdAt }, completed));
    forgetHistory(client, accountId);
    return { ...completed, message: completedText(task, completed) };
  } catch (error) {
    changeHome(client, accountId, (home) => withoutCompletion(home, row.id));
    if (isTaskGone(error)) void takeAway(client, accountId, task);
    throw error;
  }
}

// Rare, so its code loads when it is needed; without it, the next visit finds the task gone.
async function takeAway(client: QueryClient, accountId: string, task: Task): Promise<void> {
  const code = await import('@/pages/member/home/daily-tasks/swap-shown').catch(() => undefined);
  await code?.takeAway(client, accountId, task);
}

// The stored row may be another device's, with another ID and time. Keeps the optimistic levels of other
// pending completions.
function asStored(
  home: Home,
  shownId: string,
  { task, createdAt }: { readonly task: Task; readonly createdAt: string },
  completed: Completed,
): Home {
  const { row, isNew, member } = completed;
  const completions = withRow(withoutRows(home.completions, [shownId]), {
    ...row,
    createdAt,
    task,
  });
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
