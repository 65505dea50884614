import * as v from 'valibot';

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

export type Amounts = v.InferOutput<typeof AmountsSchema>;
export type Lifetime = Readonly<v.InferOutput<typeof LifetimeSchema>>;

export const NOTHING_SAVED: Lifetime = { since: null, amounts: [], estimated: 0, notEstimated: 0 };
