import { DAY_MS, MINUTE_MS } from './instant';
import { STREAK_KEPT_DAYS } from './time-limits';

/*
 * When an account completed tasks in the past weeks, for the streak: the first and the last instant of each UTC day,
 * in minutes since the epoch. A day of any time zone consists of the end of one UTC day and the start of the next, so
 * it has a completion exactly if one of these instants is in it.
 */

/** Returns the minutes with completions at `instants` (milliseconds since the epoch) added, as far as they matter at `now`. */
export function withInstants(
  minutes: readonly number[],
  instants: readonly number[],
  now: number,
): readonly number[] {
  const since = now - STREAK_KEPT_DAYS * DAY_MS;
  const firsts = new Map<number, number>();
  const lasts = new Map<number, number>();
  for (const minute of [
    ...minutes,
    ...instants.map((instant) => Math.floor(instant / MINUTE_MS)),
  ]) {
    if (minute * MINUTE_MS < since) continue;
    const day = Math.floor((minute * MINUTE_MS) / DAY_MS);
    firsts.set(day, Math.min(minute, firsts.get(day) ?? minute));
    lasts.set(day, Math.max(minute, lasts.get(day) ?? minute));
  }
  return [...new Set([...firsts.values(), ...lasts.values()])].toSorted((a, b) => a - b);
}

/** Returns the instants that minutes stand for, in milliseconds since the epoch. */
export function instantsOf(minutes: readonly number[]): number[] {
  return minutes.map((minute) => minute * MINUTE_MS);
}
