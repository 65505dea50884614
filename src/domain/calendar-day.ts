import type { Weekday } from './first-weekday';
import { DAY_MS } from './instant';
import { LOCALE } from './locale';

/** A calendar day as the number of days since January 1, 1970, so daylight saving time can't distort arithmetic. */
export type CalendarDay = number;

export const DAYS_PER_WEEK = 7;
/** January 1, 1970 was a Thursday, three days after a Monday. */
const EPOCH_DAYS_AFTER_MONDAY = 3;

/** Returns the calendar day of an instant (milliseconds since the epoch) in the user's time zone. */
export function calendarDayOf(epoch: number): CalendarDay {
  // Intl isn't used: creating a date format takes 50 ms on a phone and would delay the home page's first paint.
  const date = new Date(epoch);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
}

/** Returns the calendar day of an instant (milliseconds since the epoch) in UTC. */
export function utcDayOf(epoch: number): CalendarDay {
  return Math.floor(epoch / DAY_MS);
}

/** Returns a stored calendar day, such as '2026-12-05'; NaN if it is another text or no day, such as February 31. */
export function calendarDayFrom(iso: string): CalendarDay {
  const day = Date.parse(iso) / DAY_MS;
  // Some browsers also parse other texts, and February 31 as a day in March.
  return Number.isFinite(day) && isoDay(day) === iso ? day : NaN;
}

/** Returns a calendar day as stored, such as '2026-12-05'. */
export function isoDay(day: CalendarDay): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the first day of the week that contains a day, given the weekday on which weeks begin. */
export function weekStartOf(day: CalendarDay, firstWeekday: Weekday): CalendarDay {
  const since = (day + EPOCH_DAYS_AFTER_MONDAY + 1 - firstWeekday) % DAYS_PER_WEEK;
  return day - (since < 0 ? since + DAYS_PER_WEEK : since);
}

/** Returns the day of the month, from 1 to 31. */
export function dayOfMonth(day: CalendarDay): number {
  return new Date(day * DAY_MS).getUTCDate();
}

/** Formats a calendar day. */
export function calendarDayText(day: CalendarDay, options: Intl.DateTimeFormatOptions): string {
  return formatFor({ ...options, timeZone: 'UTC' }).format(day * DAY_MS);
}

const formats = new Map<string, Intl.DateTimeFormat>();

// Creating a format takes far longer than using one.
function formatFor(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(LOCALE, options);
  formats.set(key, format);
  return format;
}
