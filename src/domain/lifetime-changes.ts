import { type Impact, impactOfAmounts, plus, withoutZeros } from './impact/impact';
import { type Amounts, type Lifetime, NOTHING_SAVED } from './lifetime';

/* Changes to the sum of savings (docs/actions.md, A2). */

/** Returns the amounts in a row's savings (decision 033), none if it has none. Nothing has verified them (decision 028). */
export function amountsIn(saved: readonly (number | null)[] | null | undefined): Amounts {
  return withoutZeros((saved ?? []).slice(2).map((amount) => Math.max(0, Math.trunc(amount ?? 0))));
}

/** Returns the sum including a completion at `at` (milliseconds since the epoch). */
export function withAmounts(lifetime: Lifetime, amounts: Amounts, at: number): Lifetime {
  const since = Math.min(at, lifetime.since ?? at);
  return { since, ...plus(lifetime, impactOfAmounts(amounts)) };
}

/**
 * Returns the sum with the savings of completions replaced. It never goes below zero. Once no completion is left, the
 * next one starts a new sum.
 */
export function withReplaced(
  lifetime: Lifetime,
  from: readonly Amounts[],
  to: readonly Amounts[],
): Lifetime {
  const settled = from.reduce<Impact>((sum, by) => plus(sum, impactOfAmounts(by), -1), lifetime);
  const rest = {
    amounts: settled.amounts.map((amount) => Math.max(0, amount)),
    estimated: Math.max(0, settled.estimated),
    notEstimated: Math.max(0, settled.notEstimated),
  };
  const sum = to.reduce<Impact>((all, by) => plus(all, impactOfAmounts(by)), rest);
  return sum.estimated + sum.notEstimated > 0 ? { since: lifetime.since, ...sum } : NOTHING_SAVED;
}
