/** An estimate per completion, with what it assumes and where its numbers come from. */
export interface Figure {
  /** In the unit of its field. */
  amount: number;
  assumption: string;
  source: string;
}

/** What one completion of a task saves. A measure that couldn't be sourced is left out. */
export interface Figures {
  carbonKg?: Figure;
  waterLiters?: Figure;
  wasteKg?: Figure;
  energyKwh?: Figure;
  moneyDollars?: Figure;
}
