import type { Completion } from './completion';
import { type Correction, dueCorrections } from './correction';
import { isSameEntry, isUndone, type Ledger, type LedgerEntry } from './ledger';
import { savingEntryOf } from './ledger-changes';
import type { Amounts } from './lifetime';
import { withReplaced } from './lifetime-changes';

/* How the ledger counts an admin's corrections (docs/protocol.md, I12). */

/**
 * Returns the ledger with corrections counted: `rows` are all stored completions of the account. The same ledger if it
 * counts them already. What a row saved that was removed, or was written before rows kept it, stays in the sum.
 */
export function withCorrections(
  ledger: Ledger,
  corrections: readonly Correction[],
  rows: readonly Completion[],
): Ledger {
  return dueCorrections(ledger, corrections).reduce(
    (now, correction) => withCorrection(now, correction, rows),
    ledger,
  );
}

function withCorrection(
  ledger: Ledger,
  { taskId, at, amounts }: Correction,
  rows: readonly Completion[],
): Ledger {
  const isReached = ([task, , completed]: LedgerEntry) => task === taskId && completed < at;
  const counted = ledger.counted.map((entry): LedgerEntry => {
    const [task, rest, completed, until, before, found] = entry;
    if (!before || !isReached(entry)) return entry;
    const corrected = [task, rest, completed, until, amounts] as const;
    return found === undefined ? corrected : [...corrected, found];
  });
  const corrected = [
    ...(ledger.corrected ?? []).filter(([task]) => task !== taskId),
    [taskId, at, amounts] as const,
  ];
  const settled = settledIn(ledger, rows).filter(isReached);
  const saved =
    ledger.saved &&
    withReplaced(ledger.saved, {
      listed: { from: amountsOf(ledger.counted), to: amountsOf(counted) },
      others: { from: amountsOf(settled), to: settled.map(() => amounts) },
    });
  return { ...ledger, counted, corrected, ...(saved && { saved }) };
}

/** Returns the stored completions that the ledger counts but no longer lists, with what they count. */
function settledIn(ledger: Ledger, rows: readonly Completion[]): LedgerEntry[] {
  return rows
    .filter((row) => row.saved && !isUndone(ledger, row))
    .map((row) => savingEntryOf(row, ledger))
    .filter((entry) => entry[3] <= ledger.since)
    .filter((entry) => !ledger.counted.some((one) => isSameEntry(one, entry)));
}

function amountsOf(entries: readonly LedgerEntry[]): Amounts[] {
  return entries.flatMap(([, , , , amounts]) => (amounts ? [amounts] : []));
}
