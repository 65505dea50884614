import { describe, expect, it } from 'vitest';
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

/** Runs with a browser's way to tell the week. */
function withLocale<T>(week: PropertyDescriptorMap, run: () => T): T {
  const own = Object.getOwnPropertyDescriptors(Intl.Locale.prototype);
  const absent = { value: undefined, configurable: true };
  Object.defineProperties(Intl.Locale.prototype, {
    getWeekInfo: absent,
    weekInfo: absent,
    ...week,
  });
  try {
    return run();
  } finally {
    for (const name of ['getWeekInfo', 'weekInfo'] as const) {
      Reflect.deleteProperty(Intl.Locale.prototype, name);
      const before = Reflect.get(own, name);
      if (before) Object.defineProperty(Intl.Locale.prototype, name, before);
    }
  }
}

describe('the first weekday', () => {
  it.each(READERS)('for %s is %i', (tag, weekday) => {
    expect(firstWeekdayOf(tag)).toBe(weekday);
  });

  it.each(READERS)('for %s is %i where the browser knows no weeks', (tag, weekday) => {
    expect(withLocale({}, () => firstWeekdayOf(tag))).toBe(weekday);
  });

  it('is what the browser says', () => {
    const week = { firstDay: 3 };
    for (const way of [
      { getWeekInfo: { value: () => week, configurable: true } },
      { weekInfo: { value: week, configurable: true } },
    ])
      expect(withLocale(way, () => firstWeekdayOf('en-US'))).toBe(3);
  });

  it('is Sunday for a language that can’t be read', () => {
    for (const tag of ['', 'C', 'en_US.UTF-8']) expect(firstWeekdayOf(tag)).toBe(SUNDAY);
  });
});
