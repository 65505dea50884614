import type { Completion } from '@/domain/completion';
import { isCounted, isUndone, type Ledger, type LedgerEntry, rowIdOf } from '@/domain/ledger';
import {
  overlapOf,
  rivalOf,
  withCounted,
  withEntryUndone,
  withFound,
  withUncounted,
  withUndone,
} from '@/domain/ledger-changes';
import type { MemberState, StoredMember } from '@/domain/member-state';
import { savingsOf } from '@/domain/impact/savings';
import { newCompletion, type NewCompletion } from '@/domain/new-completion';
import type { TaskValue } from '@/domain/task';
import { BackendError, isNetworkError } from '@/lib/errors';
import { report } from '@/lib/report';
import { createCompletion, deleteCompletion } from '@/data/completion-writes';
import {
  changeMember,
  type Member,
  memberChange,
  type MemberContext,
  openMember,
} from '@/data/member';
import { memberRequests, type MemberRequests } from '@/data/member-requests';

/** The requests this feature makes; tests pass their own, which fail or arrive in another order. */
export interface CompletionRequests extends MemberRequests {
  createCompletion: typeof createCompletion;
  deleteCompletion: typeof deleteCompletion;
}

export const completionRequests: CompletionRequests = {
  ...memberRequests,
  createCompletion,
  deleteCompletion,
};

export interface CompleteInput extends MemberContext {
  readonly task: TaskValue;
  /** When the task was done, in milliseconds since the epoch; now by default. */
  readonly at?: number;
  /** When the member said so, in milliseconds since the epoch; now by default. */
  readonly notedAt?: number;
}

/** The result of 'Mark Complete'. */
export interface Completed {
  readonly row: Completion;
  /** False if another tab or device completed it first (D13). */
  readonly isNew: boolean;
  /** The member document with it; undefined if the level couldn't be raised and awaits repair (D14). */
  readonly member: StoredMember | undefined;
}

/**
 * Completes a task: writes the row, then level and score (D14), in one request if the member document is known. An
 * existing completion counts as success, doesn't raise the level, and outlasts an older undo that waits (docs/protocol.md,
 * I16). If two devices write different rows for one task at once, the one counted first stays (I3). Throws a BackendError
 * if no completion exists afterward.
 */
export async function complete(
  input: CompleteInput,
  requests = completionRequests,
): Promise<Completed> {
  const { accountId, task, now, at = now } = input;
  // If the document can't be read now, the completion is counted later.
  const member = await openMember(input, requests).catch(leaveToRepair);
  const ledger = member?.state.ledger;
  const wanted = countableCompletion(accountId, task, at, ledger);
  const overlapped = ledger && overlapOf(ledger, wanted);
  const earlier = overlapped && (await requests.fetchCompletion(rowIdOf(accountId, overlapped)));
  if (earlier && !isUndone(ledger, earlier)) {
    return countOrRepeat(input, earlier, false, requests);
  }
  const changed = member && countReplacing(overlapped, wanted)(member.state);
  const counting = member && changed && (await memberChange(input, member, changed, requests));
  const created = await requests.createCompletion(wanted, counting);
  if (!created.row) {
    if (created.isCounted) await uncount(input, wanted, requests);
    throw created.error;
  }
  const { isCounted: isCountedWithIt } = created;
  // An earlier version of the application may have stored it.
  const row = { ...created.row, saved: created.row.saved ?? wanted.saved ?? null };
  const isNew = row.completedDate === wanted.completedDate;
  if (isNew && isCountedWithIt && counting) return { row, isNew, member: counting.to };
  return countOrRepeat(input, row, isNew, requests);
}

/** Counts a stored completion; if it is one that was undone, deletes it and completes the task again. */
async function countOrRepeat(
  input: CompleteInput,
  row: Completion,
  isNew: boolean,
  requests: CompletionRequests,
): Promise<Completed> {
  let completed: Completed | undefined;
  try {
    completed = await count(input, row, isNew, requests);
  } catch (error) {
    // Until the ledger says that another device's completion was found, an earlier undo takes it away.
    if (!isNew && isNetworkError(error)) throw error;
    return { row, isNew, member: leaveToRepair(error) };
  }
  if (completed) return completed;
  await requests.deleteCompletion(row);
  const { now, at = now } = input;
  // A visit may have taken this one, counted without a row, for one that is gone.
  return complete({ ...input, at: at + 1, stored: undefined }, requests);
}

// A task that is checked in late, undone, and checked in again gets the same time, which the ledger marks undone.
function countableCompletion(
  accountId: string,
  task: TaskValue,
  at: number,
  ledger: Ledger | undefined,
): NewCompletion {
  const row = { ...newCompletion(accountId, task, at), saved: savingsOf(task) };
  const isTaken = ledger !== undefined && isUndone(ledger, row);
  return isTaken ? countableCompletion(accountId, task, at + 1, ledger) : row;
}

/**
 * Counts a stored completion, unless another of its task already counts and is stored: that one wins. Returns undefined
 * if it is one that was undone, which a delayed request stored.
 */
async function count(
  input: CompleteInput,
  row: Completion,
  isNew: boolean,
  requests: CompletionRequests,
): Promise<Completed | undefined> {
  const fresh = { ...input, stored: undefined };
  const found = isNew ? undefined : (input.notedAt ?? input.now);
  const { stored, state } = await change(fresh, countUnlessDuplicate(row, found), requests);
  if (!isNew && isUndone(state.ledger, row)) return undefined;
  const rival = isCounted(state.ledger, row) ? undefined : rivalOf(state.ledger, row);
  // Counted, or undone by another device.
  if (!rival) return { row, isNew, member: stored };
  const other = await requests.fetchCompletion(rowIdOf(input.accountId, rival));
  if (other && !isUndone(state.ledger, other)) {
    await removeCompletion(fresh, row, requests);
    return countOrRepeat(fresh, other, false, requests);
  }
  const replaced = await change(fresh, countReplacing(rival, row), requests);
  return { row, isNew, member: replaced.stored };
}

// `found` is when another device found it stored.
const countUnlessDuplicate = (row: Completion, found: number | undefined) =>
  withLedger((ledger) => {
    const isRival = !isCounted(ledger, row) && rivalOf(ledger, row) !== undefined;
    const counted = isRival ? ledger : withCounted(ledger, row);
    return found === undefined ? counted : withFound(counted, row, found);
  });

// The row of `gone` isn't stored: another device is undoing it.
const countReplacing = (gone: LedgerEntry | undefined, row: Completion) =>
  withLedger((ledger) => withCounted(gone ? withEntryUndone(ledger, gone) : ledger, row));

/** Returns the change of a state that changes its ledger. */
export const withLedger =
  (changeLedger: (ledger: Ledger) => Ledger) =>
  (state: MemberState): MemberState => {
    const ledger = changeLedger(state.ledger);
    return ledger === state.ledger ? state : { ...state, ledger };
  };

/** Subtracts a completion that was never stored from level and score; if that fails, the next visit does. */
async function uncount(
  input: MemberContext,
  row: Completion,
  requests: CompletionRequests,
): Promise<void> {
  const subtract = withLedger((ledger) => withUncounted(ledger, row));
  await changeMember({ ...input, stored: undefined }, subtract, requests).catch(leaveToRepair);
}

/**
 * Deletes a completion's row, then subtracts it from level and score exactly once, even if another device deletes it
 * too. Returns the member document; undefined if the level couldn't be lowered and awaits repair. Throws a BackendError
 * if the row couldn't be deleted, or if there is no connection anymore.
 */
export async function removeCompletion(
  input: MemberContext,
  row: Completion,
  requests = completionRequests,
): Promise<StoredMember | undefined> {
  const from = await openMember(input, requests);
  await requests.deleteCompletion(row);
  try {
    const removed = withLedger((ledger) => withUndone(ledger, row));
    return (await changeMember(input, removed, requests, { from }))?.stored;
  } catch (error) {
    // Until the ledger lists it as undone, a device that waits for the response to its completion stores it again.
    if (isNetworkError(error)) throw error;
    return leaveToRepair(error);
  }
}

// The next visit makes the level agree with the rows. An error that no request throws is a bug, and is never silent.
function leaveToRepair(error: unknown): undefined {
  if (!(error instanceof BackendError)) report('The member document could not be changed:', error);
}

// A change that never stops always returns a member.
async function change(
  input: MemberContext,
  changeState: (state: MemberState) => MemberState,
  requests: CompletionRequests,
): Promise<Member> {
  return (await changeMember(input, changeState, requests)) ?? openMember(input, requests);
}
