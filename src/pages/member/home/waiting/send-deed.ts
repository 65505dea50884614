import { type Completion, isSameCompletion } from '@/domain/completion';
import { epochOf } from '@/domain/instant';
import { isFoundAfter, isUndone, type Ledger, rowIdOf } from '@/domain/ledger';
import { laterOverlapsOf, withUndone } from '@/domain/ledger-changes';
import type { MemberState } from '@/domain/member-state';
import { newCompletion } from '@/domain/new-completion';
import { LATE_SENDING_MS } from '@/domain/time-limits';
import type { Obstacle } from '@/domain/unrecorded';
import type { Deed, DeedOf } from '@/domain/waiting';
import { changeMember, openMember } from '@/data/member';
import { fetchTasksByKey } from '@/data/tasks-by-id';
import {
  complete,
  type CompletionRequests,
  completionRequests,
  removeCompletion,
  withLedger,
} from '@/features/completions/complete';
import { sendGoalDeed } from './send-goal-deed';
import { sendSwapDeed } from './send-swap-deed';

/** The requests that this makes; tests pass their own. */
interface DeedRequests extends CompletionRequests {
  fetchTasksByKey: typeof fetchTasksByKey;
}

const deedRequests: DeedRequests = { ...completionRequests, fetchTasksByKey };

/** What sending starts from. */
export interface SendingContext {
  readonly accountId: string;
  readonly now: number;
  /** When the deed was noted, in milliseconds since the epoch. */
  readonly notedAt: number;
  /** The scores of tasks that are known already. */
  readonly scores: ReadonlyMap<string, number>;
}

/**
 * Records a deed that waited, with its original time. Returns what was in the way; undefined if it is recorded, now or
 * by an earlier attempt. Throws a BackendError.
 */
export function sendDeed(
  context: SendingContext,
  deed: Deed,
  requests = deedRequests,
): Promise<Obstacle | undefined> {
  switch (deed.kind) {
    case 'complete':
      return sendCompletion(context, deed, requests);
    case 'undo':
      return sendUndo(context, deed, requests);
    case 'swap':
      return sendSwapDeed(context, deed);
    default:
      return sendGoalDeed(context.accountId, deed);
  }
}

async function sendCompletion(
  { accountId, now, notedAt, scores }: SendingContext,
  { task, at }: DeedOf<'complete'>,
  requests: DeedRequests,
): Promise<Obstacle | undefined> {
  const row = newCompletion(accountId, task, at);
  const known = new Map([...scores, [task.id, task.score ?? 0] as const]);
  const context = { accountId, now, scores: known };
  const member = await openMember(context, requests);
  const { ledger } = member.state;
  // It was stored and undone since, or refused for its task, and subtracted by another device.
  if (isUndone(ledger, row)) return goneTask(task.id, requests);
  if (isTooLate(row, ledger, now)) {
    const stored = await requests.fetchCompletion(row.id);
    return stored && isSameCompletion(stored, row) ? undefined : 'late';
  }
  let { stored } = member;
  // As if this device had been connected, the completion that was done first stays.
  const overlaps = laterOverlapsOf(ledger, row);
  // A task that is gone can't be recorded, and its later completion has to stay.
  const obstacle = overlaps.length > 0 ? await goneTask(task.id, requests) : undefined;
  if (obstacle) return obstacle;
  for (const entry of overlaps) {
    const later = await requests.fetchCompletion(rowIdOf(accountId, entry));
    if (!later) continue;
    const after = await removeCompletion({ ...context, stored }, later, requests);
    stored = after ?? (await requests.fetchMember(accountId));
  }
  const completed = await complete({ ...context, task, at, notedAt, stored }, requests);
  return completed.isNew || isSameCompletion(completed.row, row) ? undefined : 'repeated';
}

async function goneTask(taskId: string, requests: DeedRequests): Promise<'gone' | undefined> {
  const [task] = await requests.fetchTasksByKey([taskId]);
  return task ? undefined : 'gone';
}

async function sendUndo(
  context: SendingContext,
  { row }: DeedOf<'undo'>,
  requests: CompletionRequests,
): Promise<Obstacle | undefined> {
  const from = await openMember(context, requests);
  if (isTooLate(row, from.state.ledger, context.now)) return 'late';
  const undo = (state: MemberState) =>
    isFoundAfter(state.ledger, row, context.notedAt)
      ? undefined
      : withLedger((ledger) => withUndone(ledger, row))(state);
  // The document first, whose writes have one order, so a completion elsewhere either comes before this or after it.
  const undone = await changeMember(context, undo, requests, { from });
  if (!undone) return 'repeated';
  await requests.deleteCompletion(row);
  return undefined;
}

// The ledger doesn't tell anymore whether it was counted or undone (docs/protocol.md, I8).
function isTooLate({ expirationDate }: Completion, { since }: Ledger, now: number): boolean {
  const expiration = epochOf(expirationDate) ?? 0;
  return expiration <= since || expiration < now - LATE_SENDING_MS;
}
