import type { QueryClient } from '@tanstack/react-query';
import type { Completion } from '@/domain/completion';
import { isUndone } from '@/domain/ledger';
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
  memberIn,
  withLevel,
  withMember,
  withoutRows,
  withRow,
  writeHome,
} from '@/data/home';
import { forgetHistory } from '@/data/cached-history';
import { deliver } from '@/data/deliver';
import { waitingIn } from '@/data/waiting';
import type { Completed } from '@/features/completions/complete';

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

/** A task to complete, and the time it gets (milliseconds since the epoch). */
export interface Completing {
  readonly task: Task;
  readonly now: number;
}

/** A completion that waits for a connection in this browser. */
export interface KeptCompletion {
  readonly row: Completion;
  readonly isKept: true;
  readonly message: string;
}

/**
 * Completes a task on the home page: card, score and level change at once, and change back if the completion is refused
 * (D14). It is noted in this browser before it is sent, and without a connection it waits for one (decision 125). The card
 * of a task that an admin has deleted disappears (decision 080). Throws a BackendError.
 */
export async function completeShown(
  client: QueryClient,
  accountId: string,
  { task, now }: Completing,
): Promise<CompletedWithMessage | KeptCompletion> {
  const at = freeInstant(client, accountId, { task, now });
  const row = { ...newCompletion(accountId, task, at), createdAt: instantOf(Date.now()) };
  const delivered = writeHome(accountId, () =>
    deliver(
      accountId,
      { kind: 'complete', task, at },
      {
        show: () =>
          changeHome(client, accountId, (home) => ({
            ...withLevel(home, levelAfterCompletion(home.profile.level)),
            completions: withRow(home.completions, { ...row, task }),
          })),
        send: () => send(client, accountId, { task, at, row }),
        takeBack: (error) => {
          changeHome(client, accountId, (home) => withoutCompletion(home, row.id));
          if (isTaskGone(error)) void takeAway(client, accountId, task);
        },
      },
    ),
  );
  writing.set(task.id, delivered);
  try {
    const completed = await delivered;
    if (completed !== 'waiting') return completed;
    return { row, isKept: true, message: await keptText(task) };
  } finally {
    writing.delete(task.id);
  }
}

// Without a connection, this browser may lack the code.
async function keptText(task: Task): Promise<string> {
  const code = await import('./completed-text').catch(() => undefined);
  return code?.completedText(task) ?? `“${task.name}” complete. Saved on this device.`;
}

// A task that is checked in late, undone, and checked in again would get a time that counts as undone.
function freeInstant(client: QueryClient, accountId: string, { task, now }: Completing): number {
  const home = cachedHome(client, accountId);
  const ledger = home && memberIn(home).ledger;
  const undone = waitingIn(accountId).flatMap(({ deed }) => (deed.kind === 'undo' ? deed.row : []));
  let at = now;
  for (;;) {
    const row = newCompletion(accountId, task, at);
    const isTaken = undone.some(
      ({ id, completedDate }) => id === row.id && completedDate === row.completedDate,
    );
    if (!isTaken && !(ledger && isUndone(ledger, row))) return at;
    at += 1;
  }
}

interface Sending {
  readonly task: Task;
  readonly at: number;
  readonly row: Completion & { readonly createdAt: string };
}

async function send(
  client: QueryClient,
  accountId: string,
  { task, at, row }: Sending,
): Promise<CompletedWithMessage> {
  const [{ complete }, { completedText }] = await Promise.all([
    importOrReload(() => import('@/features/completions/complete')),
    importOrReload(() => import('./completed-text')),
  ]);
  const shown = cachedHome(client, accountId);
  const scores = scoresOf([task, ...(shown?.completions.map((one) => one.task) ?? [])]);
  const stored = shown?.profile.member;
  const completed = await complete({ accountId, now: Date.now(), scores, stored, task, at });
  const { createdAt } = row;
  changeHome(client, accountId, (home) => asStored(home, row.id, { task, createdAt }, completed));
  forgetHistory(client, accountId);
  return { ...completed, message: completedText(task, completed) };
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
  const shown = { ...(isNew && member ? home : lowerLevel(home)), completions };
  if (!member) return shown;
  const level = Math.max(shown.profile.level ?? 0, member.level ?? 0);
  return withLevel(withMember(shown, member), level);
}

function withoutCompletion(home: Home, id: string): Home {
  return { ...lowerLevel(home), completions: withoutRows(home.completions, [id]) };
}

// Takes back one optimistic step.
function lowerLevel(home: Home): Home {
  return withLevel(home, Math.max(0, (home.profile.level ?? 0) - 1));
}
