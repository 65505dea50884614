import { expect, it } from 'vitest';
import { ageText } from './age-text';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './instant';

it.each([
  // After a clock was set back.
  [-HOUR_MS, 'just now'],
  [59 * SECOND_MS, 'just now'],
  [MINUTE_MS, '1 minute ago'],
  [HOUR_MS - 1, '59 minutes ago'],
  [HOUR_MS, '1 hour ago'],
  [DAY_MS - 1, '23 hours ago'],
  [DAY_MS, '1 day ago'],
  [9.9 * DAY_MS, '9 days ago'],
])('%d ms is %s', (age, text) => {
  expect(ageText(age)).toBe(text);
});
