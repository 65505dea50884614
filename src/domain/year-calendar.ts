import type { MemberRecord } from './actions/record';
import { dayDone } from './actions/shown';
import { type CalendarDay, calendarDayOf, DAYS_PER_WEEK, weekStartOf } from './calendar-day';
import type { Completion } from './completion';
import type { Weekday } from './first-weekday';
import { latestWeeks } from './impact/periods';
import { DAY_MS } from './instant';

/** The most weeks in the calendar, including the current one: enough for a full year. */
export const CALENDAR_WEEKS = 53;
/** The fewest weeks, so that a new member sees more than one column. */
export const MIN_CALENDAR_WEEKS = 12;

export interface CalendarWeekday<Row> {
  readonly day: CalendarDay;
  /** The day's completions; undefined for a day in the future. */
  readonly rows: readonly Row[] | undefined;
}

/** The seven days of a week. */
export type CalendarWeek<Row> = readonly CalendarWeekday<Row>[];

/** Returns the instant (milliseconds since the epoch) from which the calendar needs completions, in any time zone. */
export function calendarStart(now: number): number {
  return now - (CALENDAR_WEEKS * DAYS_PER_WEEK + 2) * DAY_MS;
}

/**
 * Returns completions by calendar day, in weeks, newest first: from the week of the first completion to the current
 * one, 12 to 53 weeks in all. Days are those of the streak. Leaves out completions without a valid date.
 */
export function yearCalendar<Row extends Pick<Completion, 'taskId' | 'completedDate'>>(
  rows: readonly Row[],
  record: MemberRecord,
  now: number,
  firstWeekday: Weekday,
): CalendarWeek<Row>[] {
  const today = calendarDayOf(now);
  const perDay = new Map<CalendarDay, Row[]>();
  for (const row of rows) {
    const done = dayDone(record, row);
    if (done === undefined) continue;
    // A task may have been completed in a place where it was already tomorrow.
    const day = Math.min(done, today);
    perDay.set(day, [...(perDay.get(day) ?? []), row]);
  }
  const first = weekStartOf(Math.min(today, ...perDay.keys()), firstWeekday);
  const weeks = (weekStartOf(today, firstWeekday) - first) / DAYS_PER_WEEK + 1;
  const shown = Math.min(CALENDAR_WEEKS, Math.max(MIN_CALENDAR_WEEKS, weeks));
  return latestWeeks(today, shown, firstWeekday)
    .toReversed()
    .map(({ from }) =>
      Array.from({ length: DAYS_PER_WEEK }, (_, at) => {
        const day = from + at;
        return { day, rows: day > today ? undefined : (perDay.get(day) ?? []) };
      }),
    );
}
