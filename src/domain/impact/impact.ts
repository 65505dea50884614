import { AMOUNT_FIELDS, type Estimates, type Measure } from './measures';

/** Every measure, in the order shown. */
export const MEASURES: readonly Measure[] = ['carbon', 'water', 'waste', 'energy', 'money'];

/**
 * What completions saved: per measure in whole thousandths of its unit (grams, milliliters, watt-hours,
 * tenths of a cent), so that sums are exact in any order, and how many completions have an estimate.
 */
export type Impact = Readonly<Record<Measure | 'estimated' | 'notEstimated', number>>;

export const NO_IMPACT: Impact = {
  carbon: 0,
  water: 0,
  waste: 0,
  energy: 0,
  money: 0,
  estimated: 0,
  notEstimated: 0,
};

const PARTS = [...MEASURES, 'estimated', 'notEstimated'] as const;

/** Returns what one completion of a task saved; nothing of a deleted task is known (D16). */
export function impactOf(task: Partial<Estimates> | null | undefined): Impact {
  const saved: Record<keyof Impact, number> = { ...NO_IMPACT };
  for (const measure of MEASURES) saved[measure] = thousandthsOf(task?.[AMOUNT_FIELDS[measure]]);
  saved[savedMeasures(saved).length > 0 ? 'estimated' : 'notEstimated'] = 1;
  return saved;
}

/** Returns a stored figure in whole thousandths; a missing or impossible one counts as 0. */
export function thousandthsOf(amount: number | null | undefined): number {
  return Number.isFinite(amount) ? Math.max(0, Math.round((amount ?? 0) * 1000)) : 0;
}

/** Returns the sum of what completions saved. */
export function totalImpact(impacts: readonly Impact[]): Impact {
  const total: Record<keyof Impact, number> = { ...NO_IMPACT };
  for (const impact of impacts) {
    for (const part of PARTS) total[part] += impact[part];
  }
  return total;
}

/** Returns the measures of which something was saved, in order. */
export function savedMeasures(impact: Impact): Measure[] {
  return MEASURES.filter((measure) => impact[measure] > 0);
}
