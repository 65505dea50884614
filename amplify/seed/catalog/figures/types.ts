import type { Source } from '../sources';

/** Where a number of a sum comes from: a source, our assumption, a unit or the calendar, or another sum. */
type Origin = Source | 'ours' | 'unit' | Sum;

/** One number of a sum. */
export interface Term {
  readonly value: number;
  /** Its unit and meaning, such as 'gallons a minute'. */
  readonly of: string;
  readonly from: Origin;
  /**
   * How it follows from the numbers of its source, such as '330 ÷ 2,700', or 'rounded down from 2.9165'; undefined
   * if it is one of them.
   */
  readonly how?: string;
}

/** A sum of products: [[a, b], [c]] is a × b + c. A product that begins with `minus` is subtracted. */
export type Sum = readonly (readonly Term[])[];

/** Whom a figure counts for, and for how long: once, or a number of days. */
export interface Basis {
  readonly per: 'person' | 'household';
  readonly covers: 'once' | number;
}

/** An estimate per completion, with its assumption and the sum that yields it (decision 070). */
export interface Figure extends Basis {
  /** In its field's unit. */
  readonly amount: number;
  readonly assumption: string;
  readonly sum: Sum;
}

/** The savings of one completion of a task. Measures without a source are left out. */
export interface Figures {
  readonly carbonKg?: Figure;
  readonly waterLiters?: Figure;
  readonly wasteKg?: Figure;
  readonly energyKwh?: Figure;
  readonly moneyDollars?: Figure;
}
