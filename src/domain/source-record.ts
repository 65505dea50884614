/** A primary source of a figure, with the facts that we take from it (decision 070). */
export interface SourceRecord {
  readonly publisher: string;
  readonly title: string;
  /** Undefined if the source doesn't say. */
  readonly year?: number;
  readonly address: string;
  /** The facts that we take from it, in a sentence of our own. */
  readonly says: string;
  /** What kind of figure it is, if neither measured nor official. */
  readonly caveat?: string;
  /** The day it was last reviewed (ISO 8601). */
  readonly reviewed: string;
}

const REVIEW_INTERVAL_MONTHS = 24;

/** Returns whether a source is due for review on a day (ISO 8601): 24 months after its last review. */
export function isDue({ reviewed }: Pick<SourceRecord, 'reviewed'>, today: string): boolean {
  const due = new Date(reviewed);
  due.setUTCMonth(due.getUTCMonth() + REVIEW_INTERVAL_MONTHS);
  return today >= due.toISOString().slice(0, 10);
}

/** Returns the earliest of the days (ISO 8601) on which the sources were last reviewed. */
export function oldestReview(sources: readonly Pick<SourceRecord, 'reviewed'>[]): string {
  return sources.map(({ reviewed }) => reviewed).toSorted()[0] ?? '';
}
