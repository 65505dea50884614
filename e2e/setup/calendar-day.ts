import { calendarDayOf, isoDay } from '../../src/domain/calendar-day';

/** Returns a calendar day in its stored form, in the browser's time zone, which is this machine's. */
export function dayFromNow(days: number): string {
  return isoDay(calendarDayOf(Date.now()) + days);
}
