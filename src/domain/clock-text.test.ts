import { expect, it } from 'vitest';
import { clockText } from './clock-text';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './instant';

it.each([
  [-3 * HOUR_MS - 20 * SECOND_MS, '3 hours ahead'],
  [-HOUR_MS + 20 * SECOND_MS, '1 hour ahead'],
  [-DAY_MS + SECOND_MS, '1 day ahead'],
  [3 * DAY_MS, '3 days behind'],
  [7 * MINUTE_MS, '7 minutes behind'],
])('Says in which direction and by how much the clock is wrong: %s', (offset, text) => {
  expect(clockText(offset)).toBe(
    `Your device’s clock is about ${text}, so we’re using the correct time instead.`,
  );
});
