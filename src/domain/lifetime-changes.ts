import { type Amounts, type Lifetime, NOTHING_SAVED } from './lifetime';

/* How the sum of what was saved changes (docs/actions.md, A2). */

/** Returns the amounts that a row keeps (decision 113), none if it keeps nothing. Rows are claims (decision 028). */
export function amountsIn({
  saved,
}: {
  readonly saved?: readonly (number | null)[] | null;
}): Amounts {
  return trim((saved ?? []).slice(2).map((amount) => Math.max(0, Math.trunc(amount ?? 0))));
}

/** Returns the sum with a completion of `at` (milliseconds since the epoch) added. */
export function withAmounts(lifetime: Lifetime, amounts: Amounts, at: number): Lifetime {
  const since = Math.min(at, lifetime.since ?? at);
  return { since, ...change(lifetime, amounts, 1) };
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
  const settled = from.reduce<Sum>((sum, by) => change(sum, by, -1), lifetime);
  const rest = {
    amounts: settled.amounts.map((amount) => Math.max(0, amount)),
    estimated: Math.max(0, settled.estimated),
    notEstimated: Math.max(0, settled.notEstimated),
  };
  const sum = to.reduce<Sum>((all, by) => change(all, by, 1), rest);
  return sum.estimated + sum.notEstimated > 0 ? { since: lifetime.since, ...sum } : NOTHING_SAVED;
}

type Sum = Omit<Lifetime, 'since'>;

function change({ amounts: before, estimated, notEstimated }: Sum, by: Amounts, sign: 1 | -1): Sum {
  const length = Math.max(before.length, by.length);
  const sums = Array.from({ length }, (_, at) => (before[at] ?? 0) + sign * (by[at] ?? 0));
  return {
    amounts: trim(sums),
    estimated: estimated + (by.length > 0 ? sign : 0),
    notEstimated: notEstimated + (by.length > 0 ? 0 : sign),
  };
}

function trim(amounts: readonly number[]): number[] {
  return amounts.slice(0, amounts.findLastIndex((amount) => amount !== 0) + 1);
}
