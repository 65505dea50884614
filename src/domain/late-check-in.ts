import { type CalendarDay, calendarDayOf } from './calendar-day';
import type { Completion } from './completion';
import type { Member } from './actions/member';
import type { LastWindow } from './actions/record';
import { epochOf, MINUTE_MS } from './instant';
import { CHECK_IN_MS, WINDOW_MS } from './time-limits';

/** A late check-in is dated this long before the end of its day, so a repeated one still falls on that day. */
const BEFORE_MIDNIGHT_MS = MINUTE_MS;

/**
 * Returns when a window's tasks count as done if they are checked in late, in milliseconds since the epoch: when the
 * window ended or, if that was on the day of the renewal, on the day it began, by the user's calendar (D28).
 */
export function lateInstant({ end, until }: LastWindow): number {
  const renewedAt = until - CHECK_IN_MS;
  const start = end - WINDOW_MS;
  const today = calendarDayOf(renewedAt);
  const day = calendarDayOf(start);
  if (calendarDayOf(end) !== today || day === today) return end;
  // If the clock skips midnight, the first moment after it.
  return Math.max(start, new Date(end).setHours(0, 0, 0, 0) - BEFORE_MIDNIGHT_MS);
}

/**
 * Returns the IDs of the last window's tasks that can still be checked in at `now`: not completed in it or since
 * (D28). None before the set was renewed, while the member is away, or for a day away (D110).
 */
export function lateTasks(
  { record: { last, set }, completions }: Pick<Member, 'record' | 'completions'>,
  now: number,
  away: ReadonlySet<CalendarDay> = new Set(),
): string[] {
  if (!last || set.number <= last.period || now < last.end || now >= last.until) return [];
  if ([now, lateInstant(last)].some((at) => away.has(calendarDayOf(at)))) return [];
  const done = new Set(
    completions.filter((row) => isDoneIn(last, row)).map(({ taskId }) => taskId),
  );
  return last.tasks.filter((taskId) => !done.has(taskId));
}

// Completed in the window or later, or before it but still valid at its end.
function isDoneIn({ end }: LastWindow, { completedDate, expirationDate }: Completion): boolean {
  return (epochOf(completedDate) ?? 0) >= end - WINDOW_MS || (epochOf(expirationDate) ?? 0) > end;
}
