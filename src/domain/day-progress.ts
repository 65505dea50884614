import { type CalendarDay, calendarDayOf } from './calendar-day';
import { type Completion, isValid, type ScoredCompletion } from './completion';
import { DAILY_COUNT } from './daily-count';
import { epochOf } from './instant';
import { pluralize } from './number-text';
import { bestStreak, currentStreak, isForgivenToday, noStreakText } from './streak';
import { STREAK_WINDOW_DAYS } from './time-limits';

/**
 * Returns the completions that make up the member's day at `now`, one per task: those of the tasks on the cards
 * (`taskIds`), and today's completions of other daily tasks, whose cards have been replaced (D25).
 */
export function completionsOfDay(
  taskIds: readonly string[],
  completions: readonly ScoredCompletion[],
  now: number,
): ScoredCompletion[] {
  const today = calendarDayOf(now);
  const isToday = ({ completedDate }: Completion) => {
    const completed = epochOf(completedDate);
    return completed !== undefined && calendarDayOf(completed) === today;
  };
  const counted = completions.filter(
    (row) =>
      isValid(row, now) &&
      (taskIds.includes(row.taskId) || (row.task?.difficulty === 'Daily' && isToday(row))),
  );
  return [...new Map(counted.map((row) => [row.taskId, row])).values()];
}

/** Formats how many daily tasks are done today: '2 of 3 done today', and '4 done today' beyond the three. */
export function doneText(done: number): string {
  return done > DAILY_COUNT ? `${done} done today` : `${done} of ${DAILY_COUNT} done today`;
}

/** Returns a task's latest-expiring completion; undefined if there is none. */
export function latestCompletion<Row extends Completion>(
  taskId: string,
  completions: readonly Row[],
): Row | undefined {
  return completions
    .filter((row) => row.taskId === taskId)
    .toSorted((a, b) => (a.expirationDate < b.expirationDate ? -1 : 1))
    .at(-1);
}

/** Returns the streak in words, or how to start one, and whether yesterday's gap is forgiven. */
export function streakStatus(
  done: ReadonlySet<CalendarDay>,
  now: number,
  away?: ReadonlySet<CalendarDay>,
) {
  const today = calendarDayOf(now);
  const streak = currentStreak(done, today, away);
  const best = bestStreak(done, away);
  return {
    text:
      streak.days === 0
        ? noStreakText(best === 0 ? undefined : streakText(best))
        : streakText(streak.days),
    isLost: streak.days === 0,
    isForgiven: isForgivenToday(streak, today),
  };
}

/** Formats a streak: '1 day', '60+ days'. */
export function streakText(days: number): string {
  if (days >= STREAK_WINDOW_DAYS) return `${STREAK_WINDOW_DAYS}+ days`;
  return pluralize(days, 'day');
}
