import { type CalendarDay, weekStartOf } from '@/domain/calendar-day';
import { type Impact, NO_IMPACT, totalImpact } from './impact';

/** What the completions of a calendar week saved; it starts on a Monday. */
export interface WeekImpact {
  readonly start: CalendarDay;
  readonly impact: Impact;
}

/** Returns the weeks with completions, newest first. */
export function impactByWeek(
  perDay: ReadonlyMap<CalendarDay, readonly { readonly impact: Impact }[]>,
): WeekImpact[] {
  const weeks = new Map<CalendarDay, Impact>();
  for (const [day, rows] of perDay) {
    const start = weekStartOf(day);
    const impacts = rows.map(({ impact }) => impact);
    weeks.set(start, totalImpact([weeks.get(start) ?? NO_IMPACT, ...impacts]));
  }
  return [...weeks]
    .map(([start, impact]) => ({ start, impact }))
    .toSorted((a, b) => b.start - a.start);
}
