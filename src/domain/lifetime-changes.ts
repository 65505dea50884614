import { type Impact, impactOfAmounts, plus, withoutZeros } from './impact/impact';
import type { Amounts, Lifetime } from './lifetime';

/* How the sum of what was saved changes (docs/protocol.md, I11). */

/** Returns the amounts that a row keeps (decision 113), none if it keeps nothing. Rows are claims (decision 028). */
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

/** Returns the sum with a completion taken out; once nothing is left, the next one starts it. */
export function withoutAmounts(lifetime: Lifetime, amounts: Amounts): Lifetime {
  const left = plus(lifetime, impactOfAmounts(amounts), -1);
  return { since: left.estimated + left.notEstimated > 0 ? lifetime.since : null, ...left };
}

interface Replacement {
  readonly from: readonly Amounts[];
  readonly to: readonly Amounts[];
}

/**
 * Returns the sum with what completions saved replaced. The listed ones are in it for certain; of others, no more is
 * taken out than there is.
 */
export function withReplaced(
  lifetime: Lifetime,
  { listed, others }: { readonly listed: Replacement; readonly others: Replacement },
): Lifetime {
  const { since } = lifetime;
  const add = (sum: Impact, by: Amounts) => plus(sum, impactOfAmounts(by));
  const takeOut = (sum: Impact, by: Amounts) => plus(sum, impactOfAmounts(by), -1);
  const settled = others.from.reduce(takeOut, listed.from.reduce<Impact>(takeOut, lifetime));
  const rest = {
    amounts: settled.amounts.map((amount) => Math.max(0, amount)),
    estimated: Math.max(0, settled.estimated),
    notEstimated: Math.max(0, settled.notEstimated),
  };
  return { since, ...[...others.to, ...listed.to].reduce<Impact>(add, rest) };
}
