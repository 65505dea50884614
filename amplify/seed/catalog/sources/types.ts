/** A primary source: who published what, when and where, and what we take from it (decision 070). */
export interface Source {
  readonly publisher: string;
  readonly title: string;
  /** Undefined where the page doesn't say. */
  readonly year?: number;
  readonly address: string;
  /** What we take from it, in a sentence of ours. */
  readonly says: string;
  /** The day it was last reviewed (ISO 8601). */
  readonly reviewed: string;
  /** Whether the review read the source itself, in a stored copy, or what others quote from it. */
  readonly read: 'itself' | 'quoted';
}
