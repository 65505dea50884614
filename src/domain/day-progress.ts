import { calendarDayOf } from './calendar-day';
import { type Completion, completedTaskIds } from './completion';
import { DAY_MS, epochOf } from './instant';
import { currentStreak } from './streak';

/** How many days of the streak the home page counts; a longer one is '60+ days'. */
export const STREAK_WINDOW_DAYS = 60;

/** Returns how many of the tasks are complete at `now`. */
export function completeCount(
  taskIds: readonly string[],
  completions: readonly Completion[],
  now: number,
): number {
  const completed = completedTaskIds(completions, now);
  return taskIds.filter((id) => completed.has(id)).length;
}

/** Returns the latest expiration (an ISO instant) of the tasks' completions; undefined if there are none. */
export function latestExpiration(
  taskIds: readonly string[],
  completions: readonly Completion[],
): string | undefined {
  return completions
    .filter(({ taskId }) => taskIds.includes(taskId))
    .map(({ expirationDate }) => expirationDate)
    .toSorted()
    .at(-1);
}

/** Returns the streak in days at `now`, from the dates (ISO instants) of the completions in the window. */
export function recentStreak(completedDates: readonly string[], now: number): number {
  const days = new Set(
    completedDates.flatMap((date) => {
      const epoch = epochOf(date);
      return epoch === undefined ? [] : [calendarDayOf(epoch)];
    }),
  );
  return Math.min(STREAK_WINDOW_DAYS, currentStreak(days, calendarDayOf(now)).days);
}

/** Formats a streak: '1 day', '60+ days'. */
export function streakText(days: number): string {
  if (days >= STREAK_WINDOW_DAYS) return `${STREAK_WINDOW_DAYS}+ days`;
  return days === 1 ? '1 day' : `${days} days`;
}

/** Returns the start of the streak's window at `now`, in milliseconds since the epoch. */
export function streakWindowStart(now: number): number {
  return now - STREAK_WINDOW_DAYS * DAY_MS;
}
