import { type Completion, isValid } from '@/domain/completion';
import { isCounted, isUndone, type Ledger, type LedgerEntry, rowIdOf } from '@/domain/ledger';
import { overlapOf, withCounted, withEntryUndone, withUndone } from '@/domain/ledger-changes';
import { newCompletion, type NewCompletion } from '@/domain/new-completion';
import { previousCompletionId } from '@/domain/row-ids';
import type { TaskValue } from '@/domain/task';
import {
  createCompletion,
  deleteCompletion,
  fetchBeforeCompletion,
  fetchCompletion,
  fetchCompletions,
} from '@/data/completion-writes';
import { fetchStanding, fetchTaskScores, setStanding } from '@/data/standing';
import {
  changeStanding,
  openStanding,
  type OpenStanding,
  type StandingContext,
  type StandingRequests,
} from './change-standing';

/** The requests this feature makes; tests pass their own, to fail and reorder them. */
export interface CompletionRequests extends StandingRequests {
  fetchBeforeCompletion: typeof fetchBeforeCompletion;
  fetchCompletion: typeof fetchCompletion;
  createCompletion: typeof createCompletion;
  deleteCompletion: typeof deleteCompletion;
}

export const completionRequests: CompletionRequests = {
  fetchBeforeCompletion,
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
  /** The new level; undefined if it couldn't be raised and awaits repair (D14). */
  readonly level: number | null | undefined;
}

/**
 * Completes a task: writes the row, then level and score (D14). An existing completion counts as success
 * and doesn't raise the level. If two devices write different rows for one task at once, the one counted
 * first stays (decision 031). Throws a BackendError if no completion exists afterward.
 */
export async function complete(
  input: CompleteInput,
  requests = completionRequests,
): Promise<Completed> {
  const { accountId, task, now, at = now } = input;
  const previous = previousCompletionId(accountId, task, at);
  const { completion, standing } = await requests.fetchBeforeCompletion(accountId, previous);
  if (completion && isValid(completion, at)) {
    return { row: completion, isNew: false, level: standing.level };
  }
  // Without a ledger for now, the completion is counted later.
  const open = await openStanding(input, requests, standing).catch(() => undefined);
  const wanted = countableCompletion(accountId, task, at, open?.ledger);
  const earlier = open && (await storedOverlap(accountId, open.ledger, wanted, requests));
  if (earlier) return { row: earlier, isNew: false, level: standing.level };
  const { row, isNew } = await requests.createCompletion(wanted);
  if (!isNew || !open) return { row, isNew, level: undefined };
  try {
    return await counted(input, row, open, requests);
  } catch {
    return { row, isNew, level: undefined };
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

async function counted(
  input: StandingContext,
  row: Completion,
  from: OpenStanding,
  requests: CompletionRequests,
): Promise<Completed> {
  const ledger = await changeStanding(input, countedUnlessOverlap(row), requests, from);
  if (isCounted(ledger, row)) return { row, isNew: true, level: ledger.level };
  const other = await storedOverlap(input.accountId, ledger, row, requests);
  if (!other) {
    // Another device has undone it, or is undoing the one it overlaps.
    const entry = overlapOf(ledger, row);
    if (!entry) return { row, isNew: true, level: ledger.level };
    const replaced = (now: Ledger) => withCounted(withEntryUndone(now, entry), row);
    const { level } = await changeStanding(input, replaced, requests);
    return { row, isNew: true, level };
  }
  await discard(input, row, requests);
  return { row: other, isNew: false, level: ledger.level };
}

const countedUnlessOverlap = (row: Completion) => (ledger: Ledger) =>
  overlapOf(ledger, row) ? ledger : withCounted(ledger, row);

/** Returns the stored row of the counted completion that `row` overlaps, if there is one. */
async function storedOverlap(
  accountId: string,
  ledger: Ledger,
  row: Completion,
  requests: CompletionRequests,
): Promise<Completion | undefined> {
  const entry: LedgerEntry | undefined = overlapOf(ledger, row);
  return entry && ((await requests.fetchCompletion(rowIdOf(accountId, entry))) ?? undefined);
}

/**
 * Deletes a completion's row, then takes it out of level and score, once, whoever else deletes it. Returns
 * the new level; undefined if it couldn't be lowered and awaits repair. Throws a BackendError if the row
 * couldn't be deleted.
 */
export async function discard(
  input: StandingContext,
  row: Completion,
  requests = completionRequests,
): Promise<number | undefined> {
  const from = await openStanding(input, requests);
  await requests.deleteCompletion(row);
  try {
    const ledger = await changeStanding(input, (now) => withUndone(now, row), requests, from);
    return ledger.level;
  } catch {
    return undefined;
  }
}
