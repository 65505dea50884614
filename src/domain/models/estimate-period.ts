import { MEASURES } from '@/domain/impact/impact';
import type { Measure } from '@/domain/impact/measures';
import { LONG_DAYS } from '@/domain/impact/periods';
import { type Entry, normalizeText } from './entry';

/**
 * Returns a question if the period in a figure's assumption doesn't fit the entry; undefined if it does. The days that
 * a completion counts must match it (not a day's figure for a year's task), and so must the savings period (a year's
 * figure isn't credited at once). The question doesn't prevent saving.
 */
export function periodQuestion(entry: Entry, measure: Measure): string | undefined {
  const assumption = normalizeText(entry[`${measure}Assumption`]);
  const days = Number(normalizeText(entry['duration']));
  if (!Number.isInteger(days) || days < 1) return undefined;
  const named = daysNamed(assumption);
  if (named !== undefined) {
    if (named === days) return creditQuestion(entry, days);
    return `The assumption covers ${inDays(named)}, but a completion counts for ${inDays(days)}. Is the figure for one completion?`;
  }
  if (days < LONG_DAYS) return undefined;
  if (/\b(a|per|each|every) day\b|\bdaily\b/i.test(assumption)) {
    return `The assumption is about a day, but a completion counts for ${inDays(days)}. Is the figure for one completion?`;
  }
  const isLong = /\b(a|per|each|every) (month|year)\b|\b(month|year)ly\b|\bannual/i.test(
    assumption,
  );
  return isLong ? creditQuestion(entry, days) : undefined;
}

// Without a savings period, a year's figure would be credited to a single week.
function creditQuestion(entry: Entry, days: number): string | undefined {
  const period = Number(normalizeText(entry['savesOver']));
  if (days < LONG_DAYS || period === days) return undefined;
  if (period > 0) {
    return `The assumption covers the ${inDays(days)} that a completion counts, but the savings period is ${inDays(period)}. Is that right?`;
  }
  return `The savings period is empty, so all of this is credited at once, not over ${inDays(days)}. Is that right?`;
}

/** Returns the questions about all figures of an entry, each once. */
export function periodQuestions(entry: Entry): string[] {
  return [...new Set(MEASURES.flatMap((measure) => periodQuestion(entry, measure) ?? []))];
}

/** Returns the days in a text that begins like 'Over 60 days' or 'Over a year'. */
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
