import type { CalendarDay } from '@/domain/calendar-day';
import type { Period } from './periods';

/** A saving over fewer days than this is credited at once: it is one day's action. */
const LONG_DAYS = 30;

/** Returns the days over which a saving is credited: 1 if at once, and never longer than its completion counts. */
export function creditDays(savesOver: number, countsFor: number): number {
  return savesOver < LONG_DAYS ? 1 : Math.max(1, Math.min(savesOver, countsFor));
}

/**
 * Returns what of an amount (whole thousandths) is credited in a period, if it is saved evenly over `days` from the
 * calendar day `start` on. Adjoining periods add up to the whole amount exactly.
 */
export function creditIn(
  { from, to }: Period,
  {
    start,
    days,
    amount,
  }: { readonly start: CalendarDay; readonly days: number; readonly amount: number },
): number {
  const through = (day: CalendarDay) => {
    const passed = Math.min(days, Math.max(0, day - start + 1));
    return Math.floor((amount * passed) / days);
  };
  return through(to) - through(from - 1);
}
