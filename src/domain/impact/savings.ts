import { type Correctable, correctedSavings } from '@/domain/correction';
import { hashOf } from '@/domain/hash';
import type { Lifetime } from '@/domain/lifetime';
import { amountsIn } from '@/domain/lifetime-changes';
import { type Impact, impactOf, MEASURES, NO_IMPACT } from './impact';
import type { SavingRow } from './periods';
import { AMOUNT_FIELDS, type Estimates } from './measures';

/*
 * What a completion's row keeps of its savings, fixed when it is written (decision 113): the version of the task's
 * figures, the days that they cover, and an amount per measure, in whole thousandths.
 */

/** The stored numbers of a row: version, days, then an amount for each of MEASURES. */
type StoredSavings = readonly (number | null)[];

/** A task's figures, and the days over which it saves them. */
export type Savable = Estimates & Correctable & { readonly savesOver?: number | null };

/** The largest number that the API's Int can hold. */
const MOST = 2 ** 31 - 1;

/** Returns what completing a task as it is now saves, as a row keeps it. */
export function savingsOf(task: Savable): number[] {
  const impact = impactOf(task);
  const days = Math.max(0, Math.trunc(task.savesOver ?? 0));
  const amounts = MEASURES.map((measure) => Math.min(MOST, impact[measure]));
  return [versionOf(task, days), days, ...amounts];
}

/** Returns what a completion saved, as rows keep it: one that another client wrote without it saves what its task does. */
export function savedBy({
  saved,
  task,
}: {
  readonly saved?: StoredSavings | null;
  readonly task: Savable | null;
}): StoredSavings | null {
  return saved ?? (task && savingsOf(task));
}

/** Returns the savings that a row keeps; undefined if it was written before rows kept any. */
function keptImpact(saved: StoredSavings | null | undefined): Impact | undefined {
  if (!saved) return undefined;
  const amounts = amountsIn({ saved });
  return { ...impactOfAmounts(amounts), [amounts.length > 0 ? 'estimated' : 'notEstimated']: 1 };
}

/** Returns amounts in the order of MEASURES as an impact that counts no completions. */
function impactOfAmounts(amounts: readonly number[]): Impact {
  const impact: Record<keyof Impact, number> = { ...NO_IMPACT };
  for (const [at, measure] of MEASURES.entries()) impact[measure] = amounts[at] ?? 0;
  return impact;
}

/** Returns what an account has saved since it started. */
export function lifetimeImpact({ amounts, estimated, notEstimated }: Lifetime): Impact {
  return { ...impactOfAmounts(amounts), estimated, notEstimated };
}

/**
 * Returns a completion with what it saved and over how many days, as periods add it up: what an admin's correction says
 * (decision 151), what its row keeps (decision 113), or what its task saves now.
 */
export function savingRow(
  row: Pick<SavingRow, 'completedDate' | 'expirationDate'> & {
    readonly saved?: StoredSavings | null;
  },
  task: Partial<Savable> | null | undefined,
): SavingRow {
  const { completedDate, expirationDate } = row;
  const saved = correctedSavings(row, task) ?? row.saved;
  const savesOver = (saved ? saved[1] : task?.savesOver) ?? 0;
  return { completedDate, expirationDate, impact: keptImpact(saved) ?? impactOf(task), savesOver };
}

function versionOf(task: Savable, days: number): number {
  const figures = MEASURES.map((measure) => task[AMOUNT_FIELDS[measure]]);
  return hashOf(JSON.stringify([days, ...figures])) % MOST;
}
