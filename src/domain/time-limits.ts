import { DAY_MS, MINUTE_MS, WEEK_MS } from './instant';

/* The spans of time that depend on each other; time-limits.test.ts asserts their order (docs/protocol.md, I8). */

/** Spec §9: the refresh window, in minutes; not a calendar day (D17). */
export const REFRESH_WINDOW_MINUTES = 1440;

/** The same in milliseconds. */
export const WINDOW_MS = REFRESH_WINDOW_MINUTES * MINUTE_MS;

/** How long after the end of a window its tasks can be renewed and still be checked in late, and how long then (D28). */
export const CHECK_IN_MS = DAY_MS;

/** How long after a completion was recorded it can be undone, on its card and in the history. */
export const UNDO_MS = 60 * MINUTE_MS;

/**
 * How long after it expired a completion that waited for a connection can be recorded or undone (decision 125): what was
 * done at the start of a week without one, if it counts for a day.
 */
export const LATE_SENDING_MS = WEEK_MS - DAY_MS;

/** How long the ledger lists a completion after it has expired: what may be undone, sent or repeated must be listed. */
export const LISTED_MS = WEEK_MS;

/** How far apart the clocks of an account's devices may be before a completion can be recorded twice. */
export const CLOCK_SKEW_MS = DAY_MS;

/** How long the home counts what completions saved (D26), so how long it lists those that have expired since. */
export const LATELY_MS = WEEK_MS;
