import { type Correctable, correctedSavings } from '@/domain/correction';
import { hashOf } from '@/domain/hash';
import { amountOf, impactIn, impactOf, MEASURES, type StoredSavings } from './impact';
import type { SavingRow } from './periods';
import { AMOUNT_FIELDS, type Estimates } from './measures';

/** A task's figures, and the days over which they are saved. */
export type Savable = Estimates & Correctable & { readonly savesOver?: number | null };

/** The largest number that the API's Int can hold. */
const MOST = 2 ** 31 - 1;

/** Returns the savings of completing a task as it is now, in the form that rows store. */
export function savingsOf(task: Partial<Savable>): number[] {
  const impact = impactOf(task);
  const days = Math.max(0, Math.trunc(task.savesOver ?? 0));
  const amounts = MEASURES.map((measure) => Math.min(MOST, amountOf(impact, measure)));
  return [versionOf(task, days), days, ...amounts];
}

/**
 * Returns a completion's savings in the form that rows store; its task's savings if another client wrote the row
 * without any.
 */
export function savedBy({
  saved,
  task,
}: {
  readonly saved?: StoredSavings | null;
  readonly task: Savable | null;
}): StoredSavings | null {
  return saved ?? (task && savingsOf(task));
}

/**
 * Returns a completion with its savings and the days they are spread over: from an admin's correction (decision 151),
 * from its row (decision 033), or from its task as it is now.
 */
export function savingRow(
  row: Pick<SavingRow, 'completedDate' | 'expirationDate'> & {
    readonly saved?: StoredSavings | null;
  },
  task: Partial<Savable> | null | undefined,
): SavingRow {
  const { completedDate, expirationDate } = row;
  const saved = correctedSavings(row, task) ?? row.saved;
  const impact = saved ? impactIn(saved) : impactOf(task);
  const savesOver = (saved ? saved[1] : task?.savesOver) ?? 0;
  return { completedDate, expirationDate, impact, savesOver };
}

function versionOf(task: Partial<Savable>, days: number): number {
  const figures = MEASURES.map((measure) => task[AMOUNT_FIELDS[measure]]);
  return hashOf(JSON.stringify([days, ...figures])) % MOST;
}
