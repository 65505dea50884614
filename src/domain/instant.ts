import { LOCALE } from './locale';

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
/** A day is exactly 24 hours, in every time zone and when clocks change (D17). */
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** Returns a stored instant in milliseconds since the epoch; undefined if it is missing or unreadable. */
export function epochOf(instant: string | null | undefined): number | undefined {
  const epoch = Date.parse(instant ?? '');
  return Number.isNaN(epoch) ? undefined : epoch;
}

/**
 * Returns an instant (milliseconds since the epoch) as stored: ISO 8601 in UTC with milliseconds, so that texts sort by
 * time.
 */
export function instantOf(epoch: number): string {
  return new Date(epoch).toISOString();
}

/** Formats an instant as a day in the user's time zone, such as 'Jun 12, 2025'; '' if it is invalid. */
export function dayText(instant: string | number): string {
  const { day, year } = dayOf(instant);
  return year === undefined ? '' : `${day}, ${year}`;
}

/** Formats an instant like `dayText`, but without the year if it is within a few months, such as 'Jun 12'. */
export function soonText(instant: string | number, now: number): string {
  const isSoon = Math.abs(new Date(instant).getTime() - now) <= SOON_MS;
  return isSoon ? dayOf(instant).day : dayText(instant);
}

// Every browser has these words (ECMA-262, DateString), and formatting the first date with Intl takes a slow phone a
// tenth of a second.
function dayOf(instant: string | number) {
  const [, month, date, year] = new Date(instant).toDateString().split(' ');
  return { day: `${month} ${Number(date)}`, year };
}

const SOON_MS = 300 * DAY_MS;

/** Formats an instant as a weekday in the user's time zone, such as 'Monday'. */
export function weekdayText(epoch: number): string {
  return new Intl.DateTimeFormat(LOCALE, { weekday: 'long' }).format(epoch);
}
