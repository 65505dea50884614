import { LOCALE } from './locale';

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
/** A day is exactly 24 hours, in every time zone and across clock changes (D17). */
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** Returns a stored instant in milliseconds since the epoch; undefined if it is missing or unreadable. */
export function epochOf(instant: string | null | undefined): number | undefined {
  const epoch = Date.parse(instant ?? '');
  return Number.isNaN(epoch) ? undefined : epoch;
}

/** Returns an instant (milliseconds since the epoch) as stored: ISO 8601 in UTC with milliseconds, which sorts by time as text. */
export function instantOf(epoch: number): string {
  return new Date(epoch).toISOString();
}

let dayFormat: Intl.DateTimeFormat | undefined;

/** Formats an instant as a day in the user's time zone, such as 'Jun 12, 2025'; '' if it is invalid. */
export function dayText(instant: string | number): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  // Created once, since that is slow, and only when a day is shown.
  dayFormat ??= new Intl.DateTimeFormat(LOCALE, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return dayFormat.format(date);
}

let soonFormat: Intl.DateTimeFormat | undefined;

/** The same without the year for a day within some months, such as 'Jun 12'. */
export function soonText(instant: string | number, now: number): string {
  const epoch = typeof instant === 'string' ? epochOf(instant) : instant;
  if (epoch === undefined || Math.abs(epoch - now) > SOON_MS) return dayText(instant);
  soonFormat ??= new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' });
  return soonFormat.format(epoch);
}

const SOON_MS = 300 * DAY_MS;

/** Formats an instant as a weekday in the user's time zone, such as 'Monday'. */
export function weekdayText(epoch: number): string {
  return new Intl.DateTimeFormat(LOCALE, { weekday: 'long' }).format(epoch);
}
