import { expect, it } from 'vitest';
import { DAY_MS } from './instant';
import {
  CHECK_IN_MS,
  CLOCK_SKEW_MS,
  LATE_SENDING_MS,
  LISTED_MS,
  UNDO_MS,
  WINDOW_MS,
} from './time-limits';

it('A completion is listed for as long as any device can undo or repeat it (I8)', () => {
  // At the earliest, a late check-in is dated to the start of a window that was renewed, and recorded, at the last moment.
  const recordedAfter = WINDOW_MS + CHECK_IN_MS + CHECK_IN_MS;
  const validFor = DAY_MS;
  expect(LISTED_MS).toBeGreaterThanOrEqual(recordedAfter - validFor + UNDO_MS + CLOCK_SKEW_MS);
  expect(LISTED_MS).toBeGreaterThanOrEqual(LATE_SENDING_MS + CLOCK_SKEW_MS);
});
