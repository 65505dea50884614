import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstWeekdayOf } from './first-weekday';

const [MONDAY, FRIDAY, SATURDAY, SUNDAY] = [1, 5, 6, 7];
const READERS: readonly [string, number | undefined][] = [
  ['en-US', SUNDAY],
  ['es-US', SUNDAY],
  ['en', SUNDAY],
  ['pt-BR', SUNDAY],
  ['en-CA', SUNDAY],
  ['ja', SUNDAY],
  ['en-GB', MONDAY],
  ['de', MONDAY],
  ['fr-FR', MONDAY],
  ['ar-EG', SATURDAY],
  ['fa', SATURDAY],
  ['dv-MV', FRIDAY],
];

/** Lets the browser provide the first weekday in one way, or not at all. */
function stubWeek(week: PropertyDescriptorMap): void {
  class Locale extends Intl.Locale {}
  const absent = { value: undefined };
  Object.defineProperties(Locale.prototype, { getWeekInfo: absent, weekInfo: absent, ...week });
  vi.stubGlobal('Intl', Object.create(Intl, { Locale: { value: Locale } }));
}

afterEach(() => void vi.unstubAllGlobals());

describe('the first weekday', () => {
  it.each(READERS)('for %s is %i', (tag, weekday) => {
    expect(firstWeekdayOf(tag)).toBe(weekday);
  });

  it.each(READERS)('for %s is %i where the browser has no week data', (tag, weekday) => {
    stubWeek({});
    expect(firstWeekdayOf(tag)).toBe(weekday);
  });

  it.each([
    { getWeekInfo: { value: () => ({ firstDay: 3 }) } },
    { weekInfo: { value: { firstDay: 3 } } },
  ])('is what the browser says (%#)', (week) => {
    stubWeek(week);
    expect(firstWeekdayOf('en-US')).toBe(3);
  });

  it('is Sunday for a language that can’t be read', () => {
    for (const tag of ['', 'C', 'en_US.UTF-8']) expect(firstWeekdayOf(tag)).toBe(SUNDAY);
  });
});
