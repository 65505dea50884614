import { type CalendarDay, calendarDayOf, weekStartOf } from './calendar-day';
import type { Weekday } from './first-weekday';
import { DAY_MS, epochOf } from './instant';

/** The most weeks in the calendar, including the current one: enough for a full year. */
export const CALENDAR_WEEKS = 53;
/** The fewest, so a new member sees more than one column. */
export const MIN_CALENDAR_WEEKS = 12;
const DAYS_PER_WEEK = 7;

/** The fields of a completion that the calendar needs. */
export interface CalendarCompletion {
  readonly completedDate: string;
  readonly points: number;
}

export interface CalendarWeekday {
  readonly day: CalendarDay;
  /** Undefined for a day in the future. */
  readonly completions: number | undefined;
}

export interface CalendarWeek {
  readonly start: CalendarDay;
  readonly days: readonly CalendarWeekday[];
  readonly completions: number;
  readonly points: number;
}

/** Returns the instant (milliseconds since the epoch) from which the calendar needs completions, in any time zone. */
export function calendarStart(now: number): number {
  return now - (CALENDAR_WEEKS * DAYS_PER_WEEK + 2) * DAY_MS;
}

/**
 * Groups completions by calendar day. Leaves out those before the calendar's start, after today, or
 * without a valid date.
 */
export function completionsByDay<T extends CalendarCompletion>(
  rows: readonly T[],
  now: number,
): Map<CalendarDay, T[]> {
  const perDay = new Map<CalendarDay, T[]>();
  const today = calendarDayOf(now);
  const since = calendarStart(now);
  for (const row of rows) {
    const epoch = epochOf(row.completedDate);
    if (epoch === undefined || epoch < since) continue;
    const day = calendarDayOf(epoch);
    if (day > today) continue;
    const same = perDay.get(day);
    if (same) same.push(row);
    else perDay.set(day, [row]);
  }
  return perDay;
}

/** Returns the weeks from that of the first completion up to `today`, newest first: 12 to 53 of them. */
export function yearCalendar(
  perDay: ReadonlyMap<CalendarDay, readonly CalendarCompletion[]>,
  today: CalendarDay,
  firstWeekday: Weekday,
): CalendarWeek[] {
  const thisWeek = weekStartOf(today, firstWeekday);
  const firstWeek = weekStartOf(Math.min(today, ...perDay.keys()), firstWeekday);
  const weeks = (thisWeek - firstWeek) / DAYS_PER_WEEK + 1;
  const shown = Math.min(CALENDAR_WEEKS, Math.max(MIN_CALENDAR_WEEKS, weeks));
  return Array.from({ length: shown }, (_, ago) =>
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
