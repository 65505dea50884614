import { expect, it } from 'vitest';
import { DAY_MS } from './instant';
import { CLOCK_SKEW_MS, LATE_MS, LISTED_MS, UNDO_MS } from './time-limits';

it('A completion is listed for as long as any device can undo or repeat it (I8)', () => {
  const validFor = DAY_MS;
  expect(LISTED_MS).toBeGreaterThanOrEqual(LATE_MS - validFor + UNDO_MS + CLOCK_SKEW_MS);
});
