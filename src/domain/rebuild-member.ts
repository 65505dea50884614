import { withInstants } from './active-days';
import type { Completion } from './completion';
import { epochOf } from './instant';
import {
  isCounted,
  isSameEntry,
  isUndone,
  type Ledger,
  type LedgerEntry,
  newLedger,
} from './ledger';
import { boundLevel } from './level';
import { rivalOf, savingEntryOf, sumOf, withCounted, withEntryUndone } from './ledger-changes';
import type { MemberReading, MemberState } from './member-state';
import { isDerivedCompletionId } from './row-ids';

/* Finds out from the rows what the stored texts don't tell (docs/protocol.md). */

/** What is known about an account apart from the texts. */
export interface Rows {
  /** The stored completions with what they saved, all of them unless a ledger with its sum is known. */
  readonly stored: readonly Completion[];
  /** The counted completions that are not stored anymore. */
  readonly gone: readonly LedgerEntry[];
  readonly level: number | null;
}

/**
 * Returns the member document at `now` (milliseconds since the epoch). A ledger that counts everything has at least as
 * high a level as there are rows; a known one is corrected by what an earlier version counted and undid separately.
 */
export function rebuild(reading: MemberReading, rows: Rows, now: number): MemberState {
  const { daily, days = [] } = reading;
  const known = reading.ledger ?? ledgerFrom(reading.earlierLedger, rows, now);
  const ledger = known.saved ? known : withSum(known, rows.stored);
  const unlisted = rows.stored.filter((row) => !isCounted(ledger, row));
  const instants = unlisted.flatMap(({ completedDate }) => epochOf(completedDate) ?? []);
  return { ledger, daily, days: withInstants(days, instants, now) };
}

function ledgerFrom(
  earlier: Ledger | undefined,
  { stored, gone, level }: Rows,
  now: number,
): Ledger {
  if (!earlier) {
    const counting = newLedger(boundLevel(Math.max(level ?? 0, stored.length)), now);
    const entries = stored.map((row) => savingEntryOf(row));
    const counted = entries.filter(([, , , until]) => until > counting.since);
    return { ...counting, counted, saved: sumOf(entries) };
  }
  return stored.reduce(countIfNew, gone.reduce(withEntryUndone, earlier));
}

/** Returns a ledger with the sum of its completions whose rows are stored: those it lists, and settled ones. */
function withSum(ledger: Ledger, stored: readonly Completion[]): Ledger {
  const entries = stored.map((row) => savingEntryOf(row, ledger));
  const listed = ledger.counted.map((one) => entries.find((entry) => isSameEntry(one, entry)));
  const settled = entries.filter(([, , , until]) => until <= ledger.since);
  // One whose row is gone isn't in the sum, so its undo takes nothing out.
  const counted = ledger.counted.map(
    ([task, rest, completed, until], at) => listed[at] ?? ([task, rest, completed, until] as const),
  );
  const sum = sumOf([...settled, ...listed.filter((one) => one !== undefined)]);
  return { ...ledger, counted, saved: sum };
}

/** Returns the ledger with a stored completion counted, unless it has been settled or is one too many. */
export function countIfNew(ledger: Ledger, row: Completion): Ledger {
  const isSettled = (epochOf(row.expirationDate) ?? 0) <= ledger.since;
  return isSettled || isRepeated(ledger, row) ? ledger : withCounted(ledger, row);
}

/** Whether a row of this application is one too many. Rows with other IDs were written on purpose. */
export function isRepeated(ledger: Ledger, row: Completion): boolean {
  const isListed = isCounted(ledger, row) || isUndone(ledger, row);
  return !isListed && isDerivedCompletionId(row.id) && rivalOf(ledger, row) !== undefined;
}
