import { calendarDayOf } from '@/domain/calendar-day';
import type { ScoredCompletion } from '@/domain/completion';
import type { Lifetime } from '@/domain/lifetime';
import { headlineTexts, type SavingsTexts, sinceText } from './headline';
import { type Impact, savedMeasures } from './impact';
import { datedSavings, past7Days, savedIn } from './periods';
import { savingRow } from './savings';
import type { Units } from './units';

/** Returns the savings of today and the six days before, from completions valid at any time during them. */
export function savedIn7Days(rows: readonly ScoredCompletion[], now: number): Impact {
  const dated = datedSavings(
    rows.map((row) => savingRow(row, row.task)),
    now,
  );
  return savedIn(dated, past7Days(calendarDayOf(now)));
}

/** Returns the savings that the home shows: those of the past seven days or, if there are none, all (D26). */
export function savedLately(
  rows: readonly ScoredCompletion[],
  lifetime: Lifetime,
  units: Units,
  now: number,
): SavingsTexts | undefined {
  const week = savedIn7Days(rows, now);
  if (savedMeasures(week).length > 0) {
    return { period: 'Past 7 days', texts: headlineTexts(week, lifetime, units) };
  }
  if (lifetime.since === null || savedMeasures(lifetime).length === 0) return undefined;
  return { period: sinceText(lifetime.since), texts: headlineTexts(lifetime, lifetime, units) };
}
