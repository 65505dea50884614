import { type CalendarDay, calendarDayOf, DAYS_PER_WEEK, weekStartOf } from '@/domain/calendar-day';
import type { Weekday } from '@/domain/first-weekday';
import { DAY_MS, epochOf } from '@/domain/instant';
import { type Impact, MEASURES, withoutZeros } from './impact';

/*
 * The periods over which every page adds up savings. All are whole calendar days in the member's time zone, so a total
 * doesn't drop from one minute to the next, and pages agree to the digit.
 */

/** Calendar days, including the first and the last. */
export interface Period {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** A completion with its savings, and the number of days they are spread over. */
export interface SavingRow {
  readonly completedDate: string;
  readonly expirationDate: string;
  readonly impact: Impact;
  readonly savesOver: number;
}

/** A completion's savings on the calendar. */
export interface DatedSaving {
  readonly day: CalendarDay;
  readonly days: number;
  readonly impact: Impact;
}

/** Returns today and the six days before it. */
export function past7Days(today: CalendarDay): Period {
  return { from: today - (DAYS_PER_WEEK - 1), to: today };
}

/** Returns the latest weeks, oldest first; the last one contains `today` and ends with it. */
export function latestWeeks(today: CalendarDay, count: number, firstWeekday: Weekday): Period[] {
  const thisWeek = weekStartOf(today, firstWeekday);
  return Array.from({ length: count }, (_, at) => {
    const from = thisWeek - (count - 1 - at) * DAYS_PER_WEEK;
    return { from, to: Math.min(from + DAYS_PER_WEEK - 1, today) };
  });
}

/** Returns the latest months, oldest first; the last one contains `today` and ends with it. */
export function latestMonths(today: CalendarDay, count: number): Period[] {
  const date = new Date(today * DAY_MS);
  const firstOf = (ago: number) =>
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - ago) / DAY_MS;
  return Array.from({ length: count }, (_, at) => {
    const ago = count - 1 - at;
    return { from: firstOf(ago), to: Math.min(firstOf(ago - 1) - 1, today) };
  });
}

/**
 * Returns the completions on a time zone's calendar. As on every page, leaves out those that are dated after `now`,
 * expire before they are completed, or have no readable dates.
 */
export function datedSavings(rows: readonly SavingRow[], now: number): DatedSaving[] {
  const today = calendarDayOf(now);
  return rows.flatMap(({ completedDate, expirationDate, impact, savesOver }) => {
    const [completed, expires] = [epochOf(completedDate), epochOf(expirationDate)];
    if (completed === undefined || expires === undefined || expires < completed) return [];
    const day = calendarDayOf(completed);
    const days = creditDays(savesOver, Math.floor((expires - completed) / DAY_MS));
    return day > today ? [] : [{ day, days, impact }];
  });
}

/** Returns a period's savings: a year's saving counts day by day, and a completion counts on its day. */
export function savedIn(savings: readonly DatedSaving[], period: Period): Impact {
  const sums = MEASURES.map(() => 0);
  let [estimated, notEstimated] = [0, 0];
  for (const saving of savings) {
    const { day, days, impact } = saving;
    if (day > period.to || day + days <= period.from) continue;
    for (const [at, amount] of impact.amounts.entries()) {
      sums[at] = (sums[at] ?? 0) + creditIn(period, saving, amount);
    }
    if (day < period.from) continue;
    estimated += impact.estimated;
    notEstimated += impact.notEstimated;
  }
  return { amounts: withoutZeros(sums), estimated, notEstimated };
}

/** From this many days on, a completion stands for more than one day's action; a shorter saving is credited at once. */
export const LONG_DAYS = 30;

/** Returns over how many days a saving is credited: 1 if all at once, and never more than its completion counts. */
function creditDays(savesOver: number, countsFor: number): number {
  return savesOver < LONG_DAYS ? 1 : Math.max(1, Math.min(savesOver, countsFor));
}

/**
 * Returns the part of an amount (whole thousandths) that is credited in a period, spread evenly over the saving's days.
 * Adjoining periods add up to exactly the whole amount.
 */
function creditIn({ from, to }: Period, { day: start, days }: DatedSaving, amount: number): number {
  const through = (day: CalendarDay) => {
    const passed = Math.min(days, Math.max(0, day - start + 1));
    return Math.floor((amount * passed) / days);
  };
  return through(to) - through(from - 1);
}
