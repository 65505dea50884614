import * as v from 'valibot';

/*
 * What an account has saved since it started: the sum over every completion ever counted, less the undone ones. It is
 * stored next to the level, and outlives the rows (docs/protocol.md, I11).
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

/** Whether a sum has at least what some of its completions saved. */
export function includes(lifetime: Lifetime, completions: readonly Amounts[]): boolean {
  const estimated = completions.filter(({ length }) => length > 0).length;
  const length = Math.max(0, ...completions.map((one) => one.length));
  const sums = Array.from({ length }, (_, at) =>
    completions.reduce((sum, one) => sum + (one[at] ?? 0), 0),
  );
  return (
    estimated <= lifetime.estimated &&
    completions.length - estimated <= lifetime.notEstimated &&
    sums.every((sum, at) => sum <= (lifetime.amounts[at] ?? 0))
  );
}
