import { type CalendarDay, calendarDayOf } from './calendar-day';
import type { Completion } from './completion';
import type { DailyRecord, LastWindow } from './daily-record';
import type { DailySet } from './daily-set';
import { MINUTE_MS } from './instant';
import { toLedgerEntry, type Ledger, type LedgerEntry } from './ledger';
import { CHECK_IN_MS, WINDOW_MS } from './time-limits';

/** A late check-in is dated this long before the end of its day, so that a repeated one is still in it. */
const BEFORE_MIDNIGHT_MS = MINUTE_MS;

/**
 * Returns when the tasks of a window that are checked in late were done, in milliseconds since the epoch: at its
 * end, or if that was on the day of the renewal, on the day on which it began, by the user's calendar (D28).
 */
export function lateInstant({ end, until }: LastWindow): number {
  const renewedAt = until - CHECK_IN_MS;
  const start = end - WINDOW_MS;
  const today = calendarDayOf(renewedAt);
  const day = calendarDayOf(start);
  if (calendarDayOf(end) !== today || day === today) return end;
  return Math.max(start, startOfDay(today, start, end) - BEFORE_MIDNIGHT_MS);
}

/** Whether a window's tasks are offered for a late check-in: not while the member is away, and not those of a day away (D110). */
export function isAskedFor(
  lastWindow: LastWindow,
  away: ReadonlySet<CalendarDay>,
  today: CalendarDay,
): boolean {
  return !away.has(today) && !away.has(calendarDayOf(lateInstant(lastWindow)));
}

/** In every time zone, days begin at a quarter of an hour in UTC, but not always at midnight. */
const QUARTER_MS = 15 * MINUTE_MS;

function startOfDay(day: CalendarDay, before: number, after: number): number {
  let [earlier, later] = [Math.floor(before / QUARTER_MS), Math.floor(after / QUARTER_MS)];
  while (later - earlier > 1) {
    const middle = Math.floor((earlier + later) / 2);
    if (calendarDayOf(middle * QUARTER_MS) < day) earlier = middle;
    else later = middle;
  }
  return later * QUARTER_MS;
}

/** The completions by which to tell whether a task of the last window was done. */
interface Done {
  /** Undefined if the profile has none. */
  readonly ledger: Ledger | undefined;
  /** The completions that are valid now; the ledger may not list all of them yet. */
  readonly completions: readonly Completion[];
}

/**
 * Returns the IDs of the last window's tasks that can still be checked in at `now`: they weren't completed in it,
 * nor since (D28). None before the set was renewed.
 */
export function lateTasks(
  { lastWindow }: DailyRecord,
  set: DailySet,
  { ledger, completions }: Done,
  now: number,
): string[] {
  if (!lastWindow || set.period <= lastWindow.period) return [];
  if (now < lastWindow.end || now >= lastWindow.until) return [];
  const done = new Set([
    ...(ledger?.counted.filter((entry) => isDoneIn(lastWindow, entry)).map(([id]) => id) ?? []),
    ...completions
      .filter((row) => isDoneIn(lastWindow, toLedgerEntry(row)))
      .map((row) => row.taskId),
  ]);
  return lastWindow.tasks.filter((taskId) => !done.has(taskId));
}

// Completed in the window or since, or before it and valid to its end.
function isDoneIn({ end }: LastWindow, [, , from, until]: LedgerEntry): boolean {
  return from >= end - WINDOW_MS || until > end;
}
