import * as v from 'valibot';
import { type Impact, plus, totalImpact } from './impact/impact';

/*
 * The savings of an account since it started: the sum over every completion ever counted, minus undone ones. It is
 * stored next to the level, and outlives the rows (docs/actions.md, A2).
 */

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The amounts of one completion, in the order of MEASURES, in thousandths; zeros at the end are left out. */
export const AmountsSchema = v.pipe(v.array(whole), v.readonly());

export const LifetimeSchema = v.object({
  /** When the first counted task was completed, in milliseconds since the epoch; null if none counts. */
  since: v.nullable(v.number()),
  amounts: AmountsSchema,
  /** How many of the completions had an estimate, and how many had none. */
  estimated: whole,
  notEstimated: whole,
});

export type Lifetime = Readonly<v.InferOutput<typeof LifetimeSchema>>;

export const NOTHING_SAVED: Lifetime = { since: null, amounts: [], estimated: 0, notEstimated: 0 };

/** Returns the sum including a completion at `at` (milliseconds since the epoch). */
export function withImpact(lifetime: Lifetime, impact: Impact, at: number): Lifetime {
  return { since: Math.min(at, lifetime.since ?? at), ...plus(lifetime, impact) };
}

/**
 * Returns the sum with the savings of completions replaced. It never goes below zero. Once no completion is left, the
 * next one starts a new sum.
 */
export function withReplaced(
  lifetime: Lifetime,
  from: readonly Impact[],
  to: readonly Impact[],
): Lifetime {
  const { amounts, estimated, notEstimated } = plus(lifetime, totalImpact(from), -1);
  const rest = {
    amounts: amounts.map((amount) => Math.max(0, amount)),
    estimated: Math.max(0, estimated),
    notEstimated: Math.max(0, notEstimated),
  };
  const sum = plus(rest, totalImpact(to));
  return sum.estimated + sum.notEstimated > 0 ? { since: lifetime.since, ...sum } : NOTHING_SAVED;
}
