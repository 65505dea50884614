/** A primary source: who published what, when and where, and what we take from it (decision 070). */
export interface Source {
  readonly publisher: string;
  readonly title: string;
  /** Undefined if the source doesn't say. */
  readonly year?: number;
  readonly address: string;
  /** The facts that we take from it, in a sentence of our own. */
  readonly says: string;
  /** What kind of figure it is, if neither measured nor official; shown with each link to it. */
  readonly caveat?: string;
  /** The day it was last reviewed (ISO 8601). */
  readonly reviewed: string;
  /** Whether we read it only in an earlier review. A text known only from quotations isn't a source. */
  readonly isFromReview?: true;
}
