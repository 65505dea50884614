import { type Impact, impactOfAmounts, plus, withoutZeros } from './impact/impact';
import { type Amounts, type Lifetime, NOTHING_SAVED } from './lifetime';

/* How the sum of what was saved changes (docs/actions.md, A2). */

/** Returns the amounts that a row keeps (decision 033), none if it keeps nothing. Rows are claims (decision 028). */
export function amountsIn({
  saved,
}: {
  readonly saved?: readonly (number | null)[] | null;
}): Amounts {
  return withoutZeros((saved ?? []).slice(2).map((amount) => Math.max(0, Math.trunc(amount ?? 0))));
}

/** Returns the sum with a completion of `at` (milliseconds since the epoch) added. */
export function withAmounts(lifetime: Lifetime, amounts: Amounts, at: number): Lifetime {
  const since = Math.min(at, lifetime.since ?? at);
  return { since, ...plus(lifetime, impactOfAmounts(amounts)) };
}

/**
 * Returns the sum with what completions saved replaced. No more is taken out than there is; once nothing is left, the next
 * completion starts it.
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
