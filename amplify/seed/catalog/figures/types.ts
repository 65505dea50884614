import type { Source } from '../sources';

/** One number of a sum. Without a source it is our assumption, a unit, or another figure of the same task. */
export interface Term {
  readonly value: number;
  /** Its unit and what it is, such as 'gallons a minute'. */
  readonly of: string;
  readonly source?: Source;
}

/** A sum of products: [[a, b], [c]] is a × b + c. */
export type Sum = readonly (readonly Term[])[];

/** Whom a figure is for, and for how long: one time, or a number of days. */
export interface Basis {
  readonly per: 'person' | 'household';
  readonly covers: 'once' | number;
}

/** An estimate per completion, with what it assumes and the sum that it comes from (decision 070). */
export interface Figure extends Basis {
  /** In the unit of its field. */
  readonly amount: number;
  readonly assumption: string;
  readonly sum: Sum;
}

/** What one completion of a task saves. A measure that couldn't be sourced is left out. */
export interface Figures {
  readonly carbonKg?: Figure;
  readonly waterLiters?: Figure;
  readonly wasteKg?: Figure;
  readonly energyKwh?: Figure;
  readonly moneyDollars?: Figure;
}
