import { type CalendarDay, calendarDayOf, weekStartOf } from './calendar-day';
import { DAY_MS, epochOf } from './instant';

/** Weeks of the calendar, the current one included: a year and the days to the next Monday. */
export const CALENDAR_WEEKS = 53;
const DAYS_PER_WEEK = 7;

/** What the calendar reads of a completion. */
export interface CalendarCompletion {
  readonly completedDate: string;
  readonly points: number;
}

export interface CalendarWeekday {
  readonly day: CalendarDay;
  /** Undefined while the day is still to come. */
  readonly completions: number | undefined;
}

export interface CalendarWeek {
  /** Its Monday. */
  readonly start: CalendarDay;
  /** Monday first. */
  readonly days: readonly CalendarWeekday[];
  readonly completions: number;
  readonly points: number;
}

/** From when on completions have to be known for the calendar, in any time zone (milliseconds). */
export function calendarStart(now: number): number {
  return now - (CALENDAR_WEEKS * DAYS_PER_WEEK + 2) * DAY_MS;
}

/**
 * Completions by the calendar day on which they were made. What lies before the calendar, after today
 * or at no readable time is left out.
 */
export function completionsByDay<T extends CalendarCompletion>(
  rows: readonly T[],
  now: number,
  timeZone?: string,
): Map<CalendarDay, T[]> {
  const perDay = new Map<CalendarDay, T[]>();
  const today = calendarDayOf(now, timeZone);
  const since = calendarStart(now);
  for (const row of rows) {
    const epoch = epochOf(row.completedDate);
    if (epoch === undefined || epoch < since) continue;
    const day = calendarDayOf(epoch, timeZone);
    if (day > today) continue;
    const same = perDay.get(day);
    if (same) same.push(row);
    else perDay.set(day, [row]);
  }
  return perDay;
}

/** The last 53 weeks up to a day, newest first. */
export function yearCalendar(
  perDay: ReadonlyMap<CalendarDay, readonly CalendarCompletion[]>,
  today: CalendarDay,
): CalendarWeek[] {
  const thisWeek = weekStartOf(today);
  return Array.from({ length: CALENDAR_WEEKS }, (_, ago) =>
    weekFrom(thisWeek - ago * DAYS_PER_WEEK, today, perDay),
  );
}

function weekFrom(
  start: CalendarDay,
  today: CalendarDay,
  perDay: ReadonlyMap<CalendarDay, readonly CalendarCompletion[]>,
): CalendarWeek {
  const days = Array.from({ length: DAYS_PER_WEEK }, (_, at) => start + at);
  const all = days.flatMap((day) => perDay.get(day) ?? []);
  return {
    start,
    days: days.map((day) => ({
      day,
      completions: day > today ? undefined : (perDay.get(day)?.length ?? 0),
    })),
    completions: all.length,
    points: all.reduce((sum, { points }) => sum + points, 0),
  };
}
