import { AMOUNT_FIELDS, type Estimates, type Measure } from './measures';

/** Every measure, in the order shown. */
export const MEASURES: readonly Measure[] = ['carbon', 'water', 'waste', 'energy', 'money'];

/** Savings as stored, added up and shown. */
export interface Impact {
  /**
   * In the order of MEASURES, in whole thousandths of their units (grams, milliliters, watt-hours, tenths of a cent),
   * so sums are exact in any order. Zeros at the end are left out.
   */
  readonly amounts: readonly number[];
  /** How many of the completions have an estimate, and how many don't. */
  readonly estimated: number;
  readonly notEstimated: number;
}

export const NO_IMPACT: Impact = { amounts: [], estimated: 0, notEstimated: 0 };

/** Returns the savings of one completion of a task; none if the task was deleted (D16). */
export function impactOf(task: Partial<Estimates> | null | undefined): Impact {
  return impactOfAmounts(MEASURES.map((measure) => thousandthsOf(task?.[AMOUNT_FIELDS[measure]])));
}

/**
 * The savings in a completion's row, fixed when it is written (decision 033): the version of the task's figures, the
 * days that they cover, then an amount for each of MEASURES.
 */
export type StoredSavings = readonly (number | null)[];

/** Returns the savings that a row stores, none if it has none. Nothing has verified them (decision 028). */
export function impactIn(saved: StoredSavings | null | undefined): Impact {
  return impactOfAmounts(
    (saved ?? []).slice(2).map((amount) => Math.max(0, Math.trunc(amount ?? 0))),
  );
}

/** Returns the savings of one completion from its amounts. */
export function impactOfAmounts(all: Impact['amounts']): Impact {
  const amounts = withoutZeros(all);
  const estimated = amounts.length > 0 ? 1 : 0;
  return { amounts, estimated, notEstimated: 1 - estimated };
}

/** Returns amounts without trailing zeros. */
export function withoutZeros(amounts: Impact['amounts']): Impact['amounts'] {
  return amounts.slice(0, amounts.findLastIndex((amount) => amount !== 0) + 1);
}

/** Returns a stored figure in whole thousandths; a missing or impossible one counts as 0. */
export function thousandthsOf(amount: number | null | undefined): number {
  return Number.isFinite(amount) ? Math.max(0, Math.round((amount ?? 0) * 1000)) : 0;
}

/** Returns the sum of two impacts, or the difference with a sign of -1. */
export function plus(one: Impact, other: Impact, sign: 1 | -1 = 1): Impact {
  const length = Math.max(one.amounts.length, other.amounts.length);
  const sum = (at: number) => (one.amounts[at] ?? 0) + sign * (other.amounts[at] ?? 0);
  return {
    amounts: withoutZeros(Array.from({ length }, (_, at) => sum(at))),
    estimated: one.estimated + sign * other.estimated,
    notEstimated: one.notEstimated + sign * other.notEstimated,
  };
}

/** Returns the sum of the savings of completions. */
export function totalImpact(impacts: readonly Impact[]): Impact {
  return impacts.reduce((sum, one) => plus(sum, one), NO_IMPACT);
}

/** Returns how much of a measure was saved, in whole thousandths of its unit. */
export function amountOf({ amounts }: Impact, measure: Measure): number {
  return amounts[MEASURES.indexOf(measure)] ?? 0;
}

/** Returns the measures with savings, in order. */
export function savedMeasures({ amounts }: Impact): Measure[] {
  return MEASURES.filter((_, at) => (amounts[at] ?? 0) > 0);
}
