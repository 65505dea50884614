import { expect, it } from 'vitest';
import { DAY_MS } from './instant';
import {
  CLOCK_SKEW_MS,
  LATE_MS,
  LATE_SENDING_MS,
  LATELY_MS,
  LISTED_MS,
  RESTORABLE_MS,
  ROW_KEPT_MS,
  STREAK_KEPT_DAYS,
  STREAK_WINDOW_DAYS,
  UNDO_MESSAGE_MS,
  UNDO_MS,
} from './time-limits';

it('A completion is listed for as long as any device can undo or repeat it (I8)', () => {
  const validFor = DAY_MS;
  expect(LISTED_MS).toBeGreaterThanOrEqual(LATE_MS - validFor + UNDO_MS + CLOCK_SKEW_MS);
  expect(LISTED_MS).toBeGreaterThanOrEqual(LATE_SENDING_MS + UNDO_MS + CLOCK_SKEW_MS);
});

it('An undo is possible for longer than its message shows, and shorter than an admin can restore', () => {
  expect(UNDO_MESSAGE_MS).toBeLessThan(UNDO_MS);
  expect(UNDO_MS).toBeLessThan(RESTORABLE_MS);
});

it('The home lists every completion that the ledger lists, so what differs is found (I1)', () => {
  expect(LISTED_MS).toBeLessThanOrEqual(LATELY_MS);
});

it('A row is kept for longer than the ledger and the streak need it', () => {
  expect(ROW_KEPT_MS).toBeGreaterThan(Math.max(LISTED_MS, LATELY_MS));
  expect(ROW_KEPT_MS).toBeGreaterThan(STREAK_KEPT_DAYS * DAY_MS);
});

it('The member document keeps the streak’s window in every time zone, beyond what the ledger lists', () => {
  // A zone is at most 14 hours from UTC, so a day of it can begin in the UTC day before and end in the one after.
  expect(STREAK_KEPT_DAYS).toBeGreaterThanOrEqual(STREAK_WINDOW_DAYS + 2);
  expect(STREAK_KEPT_DAYS * DAY_MS).toBeGreaterThan(LISTED_MS);
});
