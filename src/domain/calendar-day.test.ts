import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarDayFrom,
  calendarDayOf,
  calendarDayText,
  dayOfMonth,
  isoDay,
  weekStartOf,
} from './calendar-day';
import type { Weekday } from './first-weekday';
import { DAY_MS } from './instant';
import { setZone, zones } from './testing/zones';
import { forAll } from './testing/for-all';

const epochs = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2060, 0, 1) });

describe('A calendar day', () => {
  it('is the local date in its time zone', () => {
    const newYear = Date.parse('2025-01-01T02:30:00.000Z');
    const dayIn = (zone: string) => {
      setZone(zone);
      return calendarDayOf(newYear);
    };
    expect(dayIn('UTC')).toBe(Date.UTC(2025, 0, 1) / DAY_MS);
    expect(dayIn('America/New_York')).toBe(Date.UTC(2024, 11, 31) / DAY_MS);
    expect(dayIn('Pacific/Kiritimati')).toBe(Date.UTC(2025, 0, 1) / DAY_MS);
  });

  it('is stored as a date without a time zone', () => {
    const day = Date.parse('2028-02-29T00:00:00.000Z') / DAY_MS;
    expect(isoDay(day)).toBe('2028-02-29');
    expect(calendarDayFrom('2028-02-29')).toBe(day);
    expect(calendarDayFrom('soon')).toBeNaN();
    expect(calendarDayFrom('12026-12-05')).toBeNaN();
    expect(calendarDayFrom('2026-02-31')).toBeNaN();
  });

  it('follows the previous one through every clock change', () => {
    forAll(
      [zones, epochs],
      (zone, epoch) => {
        setZone(zone);
        const days = Array.from({ length: 30 * 24 }, (_, hours) =>
          calendarDayOf(epoch + hours * (DAY_MS / 24)),
        );
        const steps = new Set(days.slice(1).map((day, at) => day - (days[at] ?? NaN)));
        expect(steps).toEqual(new Set([0, 1]));
        expect((days.at(-1) ?? NaN) - (days[0] ?? NaN)).toBeGreaterThanOrEqual(29);
      },
      { numRuns: 10 },
    );
  });

  it('belongs to a week that starts on any weekday, at most six days earlier', () => {
    const weekdays = fc.constantFrom<Weekday[]>(1, 2, 3, 4, 5, 6, 7);
    forAll([fc.integer({ min: -400_000, max: 400_000 }), weekdays], (day, first) => {
      const start = weekStartOf(day, first);
      expect(day - start).toBeGreaterThanOrEqual(0);
      expect(day - start).toBeLessThan(7);
      expect(new Date(start * DAY_MS).getUTCDay()).toBe(first % 7);
    });
  });

  it('is formatted as the same day in every time zone', () => {
    const day = Date.UTC(2025, 5, 12) / DAY_MS;
    expect(calendarDayText(day, { day: 'numeric' })).toBe('12');
    expect(dayOfMonth(day)).toBe(12);
  });
});
