import { type CalendarDay, calendarDayText } from '@/domain/calendar-day';
import type { Period } from '@/domain/impact/periods';

export type PeriodUnit = 'week' | 'month';

/** Returns a period's name, 'Week of Jun 8' (numeric: 'Week of 6/8') or 'June 2026', and whether it isn't over yet. */
export function periodName(
  { from, to }: Period,
  unit: PeriodUnit,
  today: CalendarDay,
  month: 'short' | 'numeric' = 'short',
): string {
  const name =
    unit === 'week'
      ? `Week of ${calendarDayText(from, { day: 'numeric', month })}`
      : calendarDayText(from, { month: 'long', year: 'numeric' });
  return to >= today ? `${name} (so far)` : name;
}
