import type { Completion } from './completion';
import {
  entryOf,
  isCounted,
  isEntryOf,
  isSameEntry,
  isUndone,
  KEPT_MS,
  type Ledger,
  type LedgerEntry,
} from './ledger';

/** Returns the counted completion of the same task whose validity overlaps that of `row`. */
export function overlapOf(ledger: Ledger, row: Completion): LedgerEntry | undefined {
  const [task, , from, until] = entryOf(row);
  return ledger.counted.find(
    (one) => one[0] === task && from < one[3] && one[2] < until && !isEntryOf(one, row),
  );
}

/** Returns the ledger with a completion counted, one level higher; the same ledger if it is listed. */
export function withCounted(ledger: Ledger, row: Completion): Ledger {
  if (isCounted(ledger, row) || isUndone(ledger, row)) return ledger;
  const counted = [...ledger.counted, entryOf(row)];
  return { ...ledger, level: ledger.level + 1, counted };
}

/**
 * Returns the ledger with a completion undone: one level lower if it counted. The same ledger if it was
 * undone before.
 */
export function withUndone(ledger: Ledger, row: Completion): Ledger {
  return withEntryUndone(ledger, entryOf(row));
}

/** Like `withUndone`, for a counted completion whose row is gone: whoever deleted it lowers nothing later. */
export function withEntryUndone(ledger: Ledger, gone: LedgerEntry): Ledger {
  if (ledger.undone.some((entry) => isSameEntry(entry, gone))) return ledger;
  const counted = ledger.counted.filter((entry) => !isSameEntry(entry, gone));
  const lost = ledger.counted.length - counted.length;
  const level = Math.max(0, ledger.level - lost);
  return { ...ledger, level, counted, undone: [...ledger.undone, gone] };
}

/** Returns the ledger without the completions that expired too long ago to matter. */
export function pruned(ledger: Ledger, now: number): Ledger {
  const since = now - KEPT_MS;
  if (since <= ledger.since) return ledger;
  const isRecent = ([, , , until]: LedgerEntry) => until > since;
  const { counted, undone } = ledger;
  return { ...ledger, since, counted: counted.filter(isRecent), undone: undone.filter(isRecent) };
}

/** Returns the tasks of the counted completions that are valid at `now`, each as often as it counts. */
export function validTasks(ledger: Ledger, now: number): string[] {
  return ledger.counted.filter(([, , , until]) => until > now).map(([task]) => task);
}
