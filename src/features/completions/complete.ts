import type { Completion } from '@/domain/completion';
import { isCounted, isUndone, type Ledger, type LedgerEntry, rowIdOf } from '@/domain/ledger';
import {
  overlapOf,
  rivalOf,
  withCounted,
  withEntryUndone,
  withUndone,
} from '@/domain/ledger-changes';
import { newCompletion, type NewCompletion } from '@/domain/new-completion';
import type { TaskValue } from '@/domain/task';
import {
  createCompletion,
  deleteCompletion,
  fetchCompletion,
  fetchCompletions,
} from '@/data/completion-writes';
import {
  fetchStanding,
  fetchTaskScores,
  setStanding,
  type Standing,
  standingOf,
} from '@/data/standing';
import {
  changeFor,
  changeStanding,
  openStanding,
  type StandingContext,
  type StandingRequests,
} from './change-standing';
import { noteUndoing } from './level-due';

/** The requests this feature makes; tests pass their own, to fail and reorder them. */
export interface CompletionRequests extends StandingRequests {
  fetchCompletion: typeof fetchCompletion;
  createCompletion: typeof createCompletion;
  deleteCompletion: typeof deleteCompletion;
}

export const completionRequests: CompletionRequests = {
  fetchCompletion,
  createCompletion,
  deleteCompletion,
  fetchCompletions,
  fetchStanding,
  setStanding,
  fetchTaskScores,
};

export interface CompleteInput extends StandingContext {
  readonly task: TaskValue;
  /** When the task was done, in milliseconds since the epoch; now by default. */
  readonly at?: number;
}

/** The result of 'Mark Complete'. */
export interface Completed {
  readonly row: Completion;
  /** False if the task was already complete, from another tab or device (D13). */
  readonly isNew: boolean;
  /** The standing with it; undefined if the level couldn't be raised and awaits repair (D14). */
  readonly standing: Standing | undefined;
}

/**
 * Completes a task: writes the row, then level and score (D14), in one request if the standing is known. An
 * existing completion counts as success and doesn't raise the level. If two devices write different rows for one
 * task at once, the one counted first stays (decision 031). Throws a BackendError if no completion exists afterward.
 */
export async function complete(
  input: CompleteInput,
  requests = completionRequests,
): Promise<Completed> {
  const { accountId, task, now, at = now } = input;
  // If the ledger can't be read now, the completion is counted later.
  const open = await openStanding(input, requests).catch(() => undefined);
  const wanted = countableCompletion(accountId, task, at, open?.ledger);
  const overlapped = open && overlapOf(open.ledger, wanted);
  const earlier = overlapped && (await requests.fetchCompletion(rowIdOf(accountId, overlapped)));
  if (earlier) return { row: earlier, isNew: false, standing: open.stored };
  const counting =
    open && (await changeFor(input, open, countedInsteadOf(overlapped, wanted), requests));
  const created = await requests.createCompletion(wanted, counting);
  if (!created.row) {
    if (created.isCounted) await takeOut(input, wanted, requests);
    throw created.error;
  }
  const { row, isCounted: isCountedWithIt } = created;
  const isNew = row.completedDate === wanted.completedDate;
  if (isNew && isCountedWithIt && counting)
    return { row, isNew, standing: standingOf(counting.to) };
  try {
    return await count(input, row, isNew, requests);
  } catch {
    return { row, isNew, standing: undefined };
  }
}

// A task that is checked in late, undone, and checked in again has the same time; the undone row won't count.
function countableCompletion(
  accountId: string,
  task: TaskValue,
  at: number,
  ledger: Ledger | undefined,
): NewCompletion {
  const row = newCompletion(accountId, task, at);
  const isTaken = ledger !== undefined && isUndone(ledger, row);
  return isTaken ? countableCompletion(accountId, task, at + 1, ledger) : row;
}

/** Counts a stored completion, unless another of its task is counted and stored: then that one stays. */
async function count(
  input: StandingContext,
  row: Completion,
  isNew: boolean,
  requests: CompletionRequests,
): Promise<Completed> {
  const fresh = { ...input, standing: undefined };
  const ledger = await changeStanding(fresh, countedUnlessRivaled(row), requests);
  const rival = isCounted(ledger, row) ? undefined : rivalOf(ledger, row);
  // Counted, or undone by another device.
  if (!rival) return { row, isNew, standing: standingOf(ledger) };
  const other = await requests.fetchCompletion(rowIdOf(input.accountId, rival));
  if (other) {
    await removeCompletion(fresh, row, requests);
    return { row: other, isNew: false, standing: standingOf(ledger) };
  }
  const replaced = await changeStanding(fresh, countedInsteadOf(rival, row), requests);
  return { row, isNew, standing: standingOf(replaced) };
}

const countedUnlessRivaled = (row: Completion) => (ledger: Ledger) =>
  rivalOf(ledger, row) ? ledger : withCounted(ledger, row);

// The row of `gone` isn't stored: another device is undoing it.
const countedInsteadOf = (gone: LedgerEntry | undefined, row: Completion) => (ledger: Ledger) =>
  withCounted(gone ? withEntryUndone(ledger, gone) : ledger, row);

/** Takes a completion that wasn't stored out of level and score; if that fails, the next visit does. */
async function takeOut(
  input: StandingContext,
  row: Completion,
  requests: CompletionRequests,
): Promise<void> {
  const change = (ledger: Ledger) => (isCounted(ledger, row) ? withUndone(ledger, row) : ledger);
  await changeStanding({ ...input, standing: undefined }, change, requests).catch(() =>
    noteUndoing(input.accountId, row),
  );
}

/**
 * Deletes a completion's row, then takes it out of level and score, once, whoever else deletes it. Returns
 * the new standing; undefined if the level couldn't be lowered and awaits repair. Throws a BackendError if the
 * row couldn't be deleted.
 */
export async function removeCompletion(
  input: StandingContext,
  row: Completion,
  requests = completionRequests,
): Promise<Standing | undefined> {
  const from = await openStanding(input, requests);
  await requests.deleteCompletion(row);
  try {
    return standingOf(await changeStanding(input, (now) => withUndone(now, row), requests, from));
  } catch {
    return undefined;
  }
}
