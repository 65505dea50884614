import * as v from 'valibot';
import type { CalendarDay } from '@/domain/calendar-day';
import { STREAK_KEPT_DAYS } from '@/domain/time-limits';

/*
 * The calendar days of completions that the record no longer lists, for the streak. They are in the time zone where the
 * task was completed, so travel doesn't change them.
 */

/** The latest day, and a hexadecimal number with one bit for it and each earlier day; '' if there are none. */
export const DaysSchema = v.pipe(
  v.tuple([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.regex(/^[\da-f]*$/))]),
  v.readonly(),
);

export type Days = v.InferOutput<typeof DaysSchema>;

export const NO_DAYS: Days = [0, ''];

/** Returns the days, latest first. */
export function daysIn([latest, bits]: Days): CalendarDay[] {
  const binary = bits === '' ? '' : BigInt(`0x${bits}`).toString(2);
  return Array.from(binary)
    .toReversed()
    .flatMap((bit, back) => (bit === '1' ? [latest - back] : []));
}

/** Returns the days with others added, going back as far as the streak needs. */
export function withDays(days: Days, added: readonly CalendarDay[]): Days {
  if (added.length === 0) return days;
  const all = new Set([...daysIn(days), ...added]);
  const latest = Math.max(...all);
  const bits = [...all]
    .filter((day) => day > latest - STREAK_KEPT_DAYS)
    .reduce((sum, day) => sum | (1n << BigInt(latest - day)), 0n);
  return [latest, bits.toString(16)];
}
