import * as v from 'valibot';

/*
 * What an account has saved since it started: the sum over every completion ever counted, less the undone ones. It is
 * stored beside the level, and outlives the rows (docs/protocol.md, I11).
 */

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The amounts of one completion, in the order of MEASURES, in thousandths; zeros at the end are left out. */
export const AmountsSchema = v.pipe(v.array(whole), v.readonly());

export const LifetimeSchema = v.object({
  /** When the first of the counted tasks was completed, in milliseconds since the epoch; null if none is counted. */
  since: v.nullable(v.number()),
  amounts: AmountsSchema,
  /** How many of the completions had an estimate, and how many had none. */
  estimated: whole,
  notEstimated: whole,
});

export type Amounts = v.InferOutput<typeof AmountsSchema>;
export type Lifetime = Readonly<v.InferOutput<typeof LifetimeSchema>>;

export const NOTHING_SAVED: Lifetime = { since: null, amounts: [], estimated: 0, notEstimated: 0 };

/** Returns the amounts that a row keeps (decision 113), none if it keeps nothing. Rows are claims (decision 028). */
export function amountsIn({
  saved,
}: {
  readonly saved?: readonly (number | null)[] | null;
}): Amounts {
  return trimmed((saved ?? []).slice(2).map((amount) => Math.max(0, Math.trunc(amount ?? 0))));
}

/** Returns the sum with a completion of `at` (milliseconds since the epoch) added. */
export function withAmounts(lifetime: Lifetime, amounts: Amounts, at: number): Lifetime {
  const since = Math.min(at, lifetime.since ?? at);
  return { since, ...changed(lifetime, amounts, 1) };
}

/** Returns the sum with a completion taken out; once nothing is left, the next one starts it. */
export function withoutAmounts(lifetime: Lifetime, amounts: Amounts): Lifetime {
  const left = changed(lifetime, amounts, -1);
  return { since: left.estimated + left.notEstimated > 0 ? lifetime.since : null, ...left };
}

function changed(
  { amounts: before, estimated, notEstimated }: Lifetime,
  by: Amounts,
  sign: 1 | -1,
) {
  const length = Math.max(before.length, by.length);
  const sums = Array.from({ length }, (_, at) => (before[at] ?? 0) + sign * (by[at] ?? 0));
  return {
    amounts: trimmed(sums),
    estimated: estimated + (by.length > 0 ? sign : 0),
    notEstimated: notEstimated + (by.length > 0 ? 0 : sign),
  };
}

function trimmed(amounts: readonly number[]): number[] {
  return amounts.slice(0, amounts.findLastIndex((amount) => amount !== 0) + 1);
}

/** Whether a sum has at least what some of its completions saved. */
export function includes(lifetime: Lifetime, completions: readonly Amounts[]): boolean {
  const listed = completions.reduce((sum, one) => withAmounts(sum, one, 0), NOTHING_SAVED);
  return (
    listed.estimated <= lifetime.estimated &&
    listed.notEstimated <= lifetime.notEstimated &&
    listed.amounts.every((amount, at) => amount <= (lifetime.amounts[at] ?? 0))
  );
}
