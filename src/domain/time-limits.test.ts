import { expect, it } from 'vitest';
import { DAYS_KEPT_AFTER_EXPIRATION } from '@/definition';
import { DAY_MS, HOUR_MS } from './instant';
import {
  LATE_MS,
  LATELY_MS,
  LISTED_MS,
  RESTORABLE_MS,
  STREAK_KEPT_DAYS,
  UNDO_MESSAGE_MS,
  UNDO_MS,
} from './time-limits';
import { CALENDAR_WEEKS } from './year-calendar';

/** How far apart the clocks of an account's devices may be before a completion can be recorded twice. */
const CLOCK_SKEW_MS = DAY_MS;

it('A completion is listed for as long as any device can undo or repeat it', () => {
  const validFor = DAY_MS;
  expect(LISTED_MS).toBeGreaterThanOrEqual(LATE_MS - validFor + UNDO_MS + CLOCK_SKEW_MS);
  // An action from the start of a week without a connection.
  expect(LISTED_MS).toBeGreaterThanOrEqual(7 * DAY_MS - validFor + UNDO_MS + CLOCK_SKEW_MS);
});

it('An undo is possible for longer than its message shows, and shorter than an admin can restore', () => {
  expect(UNDO_MESSAGE_MS).toBeLessThan(UNDO_MS);
  expect(UNDO_MS).toBeLessThan(RESTORABLE_MS);
  // The history says that undoing is possible for an hour.
  expect(UNDO_MS).toBe(HOUR_MS);
});

it('The home lists every completion that the record lists', () => {
  expect(LISTED_MS).toBeLessThanOrEqual(LATELY_MS);
});

it('A row is kept for longer than the record and the streak need it', () => {
  const kept = DAYS_KEPT_AFTER_EXPIRATION * DAY_MS - CLOCK_SKEW_MS;
  expect(kept).toBeGreaterThan(Math.max(LISTED_MS, LATELY_MS, STREAK_KEPT_DAYS * DAY_MS));
});

it('The record keeps the days of the history’s calendar in every time zone, beyond what it lists', () => {
  // A zone is at most 14 hours from UTC, so its day can begin in the previous UTC day and end in the next.
  expect(STREAK_KEPT_DAYS).toBeGreaterThanOrEqual(CALENDAR_WEEKS * 7 + 2);
  expect(STREAK_KEPT_DAYS * DAY_MS).toBeGreaterThan(LISTED_MS);
});
