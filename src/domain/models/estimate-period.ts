import { MEASURES } from '@/domain/impact/impact';
import type { Measure } from '@/domain/impact/measures';
import { type Entry, normalizeText } from './entry';

/** A completion that counts for this long is for more than a day's deed. */
const LONG_DAYS = 30;

/**
 * Returns a question if the period that a figure's assumption names doesn't fit the days for which a completion
 * counts, such as a day's figure for a year's task; undefined if nothing is odd. It is no reason to refuse a save.
 */
export function periodQuestion(entry: Entry, measure: Measure): string | undefined {
  const assumption = normalizeText(entry[`${measure}Assumption`]);
  const days = Number(normalizeText(entry['duration']));
  if (!Number.isInteger(days) || days < 1) return undefined;
  const named = daysNamed(assumption);
  if (named !== undefined) {
    if (named === days) return undefined;
    return `The assumption covers ${inDays(named)}, a completion counts for ${inDays(days)}. Is the figure for one completion?`;
  }
  if (days < LONG_DAYS || !/\b(a|per|each|every) day\b|\bdaily\b/i.test(assumption))
    return undefined;
  return `The assumption speaks of a day, a completion counts for ${inDays(days)}. Is the figure for one completion?`;
}

/** Returns the questions about all figures of an entry, each once. */
export function periodQuestions(entry: Entry): string[] {
  return [...new Set(MEASURES.flatMap((measure) => periodQuestion(entry, measure) ?? []))];
}

/** Returns the days of a text that begins with 'Over 60 days' or 'Over a year'. */
function daysNamed(assumption: string): number | undefined {
  const [, number, unit] = /^over (an?|one|\d+) (day|week|month|year)s?\b/i.exec(assumption) ?? [];
  if (number === undefined || unit === undefined) return undefined;
  const count = /^\d+$/.test(number) ? Number(number) : 1;
  return count * (DAYS[unit.toLowerCase()] ?? 1);
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

function inDays(count: number): string {
  return count === 1 ? 'a day' : `${count} days`;
}
