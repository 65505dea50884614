import { expect, it } from 'vitest';
import { DAY_MS, dayText, soonText } from './instant';
import { LOCALE } from './locale';

const months = Array.from({ length: 12 }, (_, month) => new Date(2025, month, month + 1).getTime());

it('writes a day as the browser does in the product’s language', () => {
  const format = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });
  expect(months.map(dayText)).toEqual(months.map((day) => format.format(day)));
  expect([dayText('2025-06-12T12:00:00.000Z'), dayText('soon')]).toEqual(['Jun 12, 2025', '']);
});

it('leaves out the year of a day within some months', () => {
  const [start = 0] = months;
  const day = (days: number) => soonText(start + days * DAY_MS, start);
  expect([day(3), day(-3), day(400)]).toEqual(['Jan 4', 'Dec 29', 'Feb 5, 2026']);
});
