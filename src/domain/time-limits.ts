import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './instant';

/* Spans of time that depend on each other; time-limits.test.ts checks their order. */

/** Spec §9: the refresh window, in minutes; not a calendar day (D17). */
export const REFRESH_WINDOW_MINUTES = 1440;

/** The refresh window in milliseconds. */
export const WINDOW_MS = REFRESH_WINDOW_MINUTES * MINUTE_MS;

/** How late after a window's end a renewal still offers its tasks for check-in, and how long the offer lasts (D28). */
export const CHECK_IN_MS = DAY_MS;

/**
 * How long after its own time a late check-in can be recorded, since that time can be as early as the window's start.
 */
export const LATE_MS = WINDOW_MS + CHECK_IN_MS + CHECK_IN_MS;

/** How long a message that offers an undo stays. Ctrl+Z or ⌘Z still works after that. */
export const UNDO_MESSAGE_MS = 12 * SECOND_MS;

/** How long after a completion was recorded it can be undone, on its card, in the history and with Ctrl+Z or ⌘Z. */
export const UNDO_MS = 60 * MINUTE_MS;

/** How long an admin can restore a deleted task or link, in hours. */
export const RESTORABLE_HOURS = 24;

/** How long an admin can restore a deleted row, in milliseconds. */
export const RESTORABLE_MS = RESTORABLE_HOURS * HOUR_MS;

/**
 * How long a member's record lists a completion after it expires, so that it can be undone, sent or repeated. Actions
 * that waited longer for a connection aren't recorded anymore (decision 125).
 */
export const LISTED_MS = 8 * DAY_MS;

/** How many days of the streak the home page counts; a longer streak shows as '60+ days' (D25). */
export const STREAK_WINDOW_DAYS = 60;

/**
 * How many days of the streak a member's record keeps: at least as many as the history's calendar shows, since a time
 * away, which the streak skips, can be extended again and again.
 */
export const STREAK_KEPT_DAYS = 380;

/**
 * How long the home lists expired completions. The past seven calendar days (D26) begin up to seven days and an hour
 * ago if clocks change in between.
 */
export const LATELY_MS = 8 * DAY_MS;
