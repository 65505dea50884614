import type { Completion } from './completion';
import {
  toLedgerEntry,
  isCounted,
  isFoundAfter,
  isSameEntry,
  isUndone,
  type Ledger,
  type LedgerEntry,
  type SavingEntry,
} from './ledger';
import { boundLevel, levelAfterCompletion } from './level';
import { type Lifetime, NOTHING_SAVED } from './lifetime';
import { amountsIn, withAmounts, withoutAmounts } from './lifetime-changes';
import { LISTED_MS } from './time-limits';

/**
 * Returns a completion as a ledger lists it once its savings are in the sum: what its row keeps, or what a correction
 * that the ledger counts says instead.
 */
export function savingEntryOf(
  row: Completion,
  { corrected = [] }: Pick<Ledger, 'corrected'> = {},
): SavingEntry {
  const [task, rest, completed, until] = toLedgerEntry(row);
  const correction = corrected.find(([one, at]) => one === task && completed < at);
  return [task, rest, completed, until, correction?.[2] ?? amountsIn(row)];
}

/** Returns the sum of what completions saved. */
export function sumOf(entries: readonly SavingEntry[]): Lifetime {
  return entries.reduce(
    (sum, [, , completed, , amounts]) => withAmounts(sum, amounts, completed),
    NOTHING_SAVED,
  );
}

/** Returns the counted completion of the same task whose validity overlaps that of `row` (docs/protocol.md, I3). */
export function overlapOf(ledger: Ledger, row: Completion): LedgerEntry | undefined {
  return ledger.counted.find((one) => isOverlap(one, toLedgerEntry(row)));
}

/**
 * Returns the counted completions of the same task that overlap `row` and were completed after it; none if one was
 * completed before it, which wins.
 */
export function laterOverlapsOf(ledger: Ledger, row: Completion): LedgerEntry[] {
  const entry = toLedgerEntry(row);
  const overlaps = ledger.counted.filter((one) => isOverlap(one, entry));
  return overlaps.every(([, , completed]) => completed > entry[2]) ? overlaps : [];
}

/** Like `overlapOf`, but only one with another ID: if `row` is stored, nothing else is under its own. */
export function rivalOf(ledger: Ledger, row: Completion): LedgerEntry | undefined {
  const entry = toLedgerEntry(row);
  return ledger.counted.find((one) => isOverlap(one, entry) && !hasSameId(one, entry));
}

function isOverlap(one: LedgerEntry, other: LedgerEntry): boolean {
  const [task, , from, until] = other;
  return one[0] === task && from < one[3] && one[2] < until && !isSameEntry(one, other);
}

function hasSameId(one: LedgerEntry, other: LedgerEntry): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/**
 * Returns the ledger with a stored completion counted, one level higher, and its savings in the sum; the same ledger
 * if it is listed. One with the same ID isn't stored anymore, and `row` takes its place.
 */
export function withCounted(ledger: Ledger, row: Completion): Ledger {
  if (isCounted(ledger, row) || isUndone(ledger, row)) return ledger;
  const entry = savingEntryOf(row, ledger);
  const gone = ledger.counted.filter((one) => hasSameId(one, entry));
  const { level, counted, saved, ...rest } = gone.reduce(withEntryUndone, ledger);
  const [, , completed, , amounts] = entry;
  return {
    ...rest,
    level: levelAfterCompletion(level),
    counted: [...counted, entry],
    ...(saved && { saved: withAmounts(saved, amounts, completed) }),
  };
}

/**
 * Returns the ledger with a note that another device found a counted completion at `at`, in milliseconds since the
 * epoch, so an undo from before leaves it (docs/protocol.md, I16); the same ledger if it doesn't count.
 */
export function withFound(ledger: Ledger, row: Completion, at: number): Ledger {
  if (!isCounted(ledger, row) || isFoundAfter(ledger, row, at - 1)) return ledger;
  const found = toLedgerEntry(row);
  const counted = ledger.counted.map((entry): LedgerEntry => {
    const [task, rest, completed, until, amounts] = entry;
    const isIt = amounts !== undefined && isSameEntry(entry, found);
    return isIt ? [task, rest, completed, until, amounts, at] : entry;
  });
  return { ...ledger, counted };
}

/**
 * Returns the ledger with a completion undone: one level lower, and without its savings, if it counted. The same ledger
 * if it was undone before.
 */
export function withUndone(ledger: Ledger, row: Completion): Ledger {
  return withEntryUndone(ledger, toLedgerEntry(row));
}

/** Like `withUndone`, for a counted completion whose row is gone: whoever deleted it lowers nothing later. */
export function withEntryUndone(ledger: Ledger, gone: LedgerEntry): Ledger {
  if (ledger.undone.some((entry) => isSameEntry(entry, gone))) return ledger;
  const [task, rest, completed, until] = gone;
  const undone = [...ledger.undone, [task, rest, completed, until] as const];
  return { ...withoutCounted(ledger, gone), undone };
}

/**
 * Returns the ledger without a completion that was counted but never stored. Nobody has undone it, so it can still be
 * stored and counted; the same ledger if it doesn't count.
 */
export function withUncounted(ledger: Ledger, row: Completion): Ledger {
  return isCounted(ledger, row) ? withoutCounted(ledger, toLedgerEntry(row)) : ledger;
}

function withoutCounted(ledger: Ledger, gone: LedgerEntry): Ledger {
  const lost = ledger.counted.filter((entry) => isSameEntry(entry, gone));
  const counted = ledger.counted.filter((entry) => !lost.includes(entry));
  const level = boundLevel(ledger.level - lost.length);
  const saved = ledger.saved && lost.reduce(withoutEntry, ledger.saved);
  return { ...ledger, level, counted, ...(saved && { saved }) };
}

// What the entry lists was added to the sum, so exactly that is taken out.
function withoutEntry(saved: Lifetime, [, , , , amounts]: LedgerEntry): Lifetime {
  return amounts ? withoutAmounts(saved, amounts) : saved;
}

/** Returns the ledger without the completions that expired too long ago to matter; their savings stay in the sum. */
export function prune(ledger: Ledger, now: number): Ledger {
  const since = now - LISTED_MS;
  if (since <= ledger.since) return ledger;
  const isRecent = ([, , , until]: LedgerEntry) => until > since;
  const { counted, undone } = ledger;
  return { ...ledger, since, counted: counted.filter(isRecent), undone: undone.filter(isRecent) };
}

/** Returns the tasks of the counted completions that are valid at `now`, each as often as it counts. */
export function validTasks(ledger: Ledger, now: number): string[] {
  return ledger.counted.filter(([, , , until]) => until > now).map(([task]) => task);
}
