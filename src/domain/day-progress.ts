import { calendarDayOf } from './calendar-day';
import { type Completion, completedTaskIds } from './completion';
import { DAY_MS, epochOf } from './instant';
import { currentStreak } from './streak';

/** How far back the home looks for the streak, in days: a longer one is '60+ days'. */
export const STREAK_WINDOW_DAYS = 60;

/** How many of some tasks are complete at `now`. */
export function completeCount(
  taskIds: readonly string[],
  completions: readonly Completion[],
  now: number,
): number {
  const completed = completedTaskIds(completions, now);
  return taskIds.filter((id) => completed.has(id)).length;
}

/** When the last of some tasks' completions stops counting, an ISO instant; undefined if none counts. */
export function countsUntil(
  taskIds: readonly string[],
  completions: readonly Completion[],
): string | undefined {
  return completions
    .filter(({ taskId }) => taskIds.includes(taskId))
    .map(({ expirationDate }) => expirationDate)
    .toSorted()
    .at(-1);
}

/** The streak at `now`, from the instants of the completions within the window. */
export function recentStreak(completedDates: readonly string[], now: number): number {
  const days = new Set(
    completedDates.flatMap((date) => {
      const epoch = epochOf(date);
      return epoch === undefined ? [] : [calendarDayOf(epoch)];
    }),
  );
  return Math.min(STREAK_WINDOW_DAYS, currentStreak(days, calendarDayOf(now)).days);
}

/** A streak in words. */
export function streakText(days: number): string {
  if (days >= STREAK_WINDOW_DAYS) return `${STREAK_WINDOW_DAYS}+ days`;
  return days === 1 ? '1 day' : `${days} days`;
}

/** The start of the window at `now`, milliseconds since the epoch. */
export function streakWindowStart(now: number): number {
  return now - STREAK_WINDOW_DAYS * DAY_MS;
}
