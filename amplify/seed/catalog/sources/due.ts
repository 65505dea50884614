import type { Source } from './types';

const MONTHS_OF_A_REVIEW = 24;

/** Returns whether a source is due for review on a day (ISO 8601): 24 months after the last one. */
export function isDue({ reviewed }: Pick<Source, 'reviewed'>, today: string): boolean {
  const due = new Date(reviewed);
  due.setUTCMonth(due.getUTCMonth() + MONTHS_OF_A_REVIEW);
  return today >= due.toISOString().slice(0, 10);
}
