import type { DailySet } from './daily-set';
import { epochOf, SECOND_MS } from './instant';
import { WINDOW_MS } from './time-limits';

/** Whether a visit to the home page chooses new daily tasks: there are none, or not three, or their time is over (spec §4). */
export function areNewTasksDue(set: DailySet, now: number): boolean {
  return !set.isComplete || secondsLeft(set, now) === 0;
}

/**
 * Returns when the newest daily selection will be 1440 minutes old, in milliseconds since the epoch
 * (D10: only daily selections count). Without a valid date, the window has long ended.
 */
export function windowEnd(set: DailySet): number {
  return Math.max(...set.current.map((row) => epochOf(row.selectionDate) ?? 0), 0) + WINDOW_MS;
}

/**
 * Returns the whole seconds until the next refresh; 0 if it is due. A wrong clock can't freeze the tasks (D17): a
 * selection dated more than a window ahead counts as expired, and one dated less far ahead counts as made just now.
 */
export function secondsLeft(set: DailySet, now: number): number {
  const left = windowEnd(set) - now;
  if (left > 2 * WINDOW_MS) return 0;
  return Math.ceil(Math.min(Math.max(0, left), WINDOW_MS) / SECOND_MS);
}

/** Returns seconds as whole hours, minutes and seconds, for a countdown. */
export function countdownParts(left: number): [hours: number, minutes: number, seconds: number] {
  return [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
}
