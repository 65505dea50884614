/** The measures of savings, in the order shown, each with the task's field for it (decision 033). */
export const AMOUNT_FIELDS = {
  carbon: 'carbonKg',
  water: 'waterLiters',
  waste: 'wasteKg',
  energy: 'energyKwh',
  money: 'moneyDollars',
} as const;

export type Measure = keyof typeof AMOUNT_FIELDS;

/** The savings of one completion of a task, in the units of the names; null if not estimated. */
export type Estimates = { readonly [M in Measure as (typeof AMOUNT_FIELDS)[M]]: number | null };

/** The estimates, with each figure's assumption and source. */
export type SourcedEstimates = Estimates & {
  readonly [M in Measure as `${M}Assumption` | `${M}Source`]?: string | null;
};
