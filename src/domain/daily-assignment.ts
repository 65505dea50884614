import { SECOND_MS } from './instant';
import type { Task } from './task';
import { WINDOW_MS } from './time-limits';

/** An account's daily tasks. */
export interface DailySet {
  /** The number of the set; 0 if there hasn't been one. */
  readonly number: number;
  /** When its window began, in milliseconds since the epoch; 0 if unknown. */
  readonly start: number;
  /** The tasks to show, in order; a deleted one is missing. */
  readonly tasks: readonly Task[];
  /** Whether there are DAILY_COUNT different daily tasks. */
  readonly isComplete: boolean;
}

/**
 * Whether a visit to the home page chooses new daily tasks: there are none, not exactly three, or their time is up
 * (spec §4).
 */
export function areNewTasksDue(set: DailySet, now: number): boolean {
  return !set.isComplete || secondsLeft(set, now) === 0;
}

/**
 * Returns when the newest daily selection will be 1440 minutes old, in milliseconds since the epoch (D10: only daily
 * selections count).
 */
export function windowEnd({ start }: Pick<DailySet, 'start'>): number {
  return start + WINDOW_MS;
}

/**
 * Returns the whole seconds until the next refresh; 0 if it is due. A wrong clock can't freeze the tasks (D17): a
 * selection dated more than a window ahead counts as expired, and one dated less far ahead counts as just made.
 */
export function secondsLeft(set: Pick<DailySet, 'start'>, now: number): number {
  const left = windowEnd(set) - now;
  if (left > 2 * WINDOW_MS) return 0;
  return Math.ceil(Math.min(Math.max(0, left), WINDOW_MS) / SECOND_MS);
}

/** Returns seconds as whole hours, minutes and seconds, for a countdown. */
export function countdownParts(left: number): [hours: number, minutes: number, seconds: number] {
  return [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
}
