import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { calendarDayOf, weekStartOf } from './calendar-day';
import type { Weekday } from './first-weekday';
import { DAYS_KEPT_AFTER_EXPIRATION } from '@/definition';
import { DAY_MS, instantOf } from './instant';
import { setZone, zones } from './testing/zones';
import {
  CALENDAR_WEEKS,
  calendarStart,
  completionsByDay,
  MIN_CALENDAR_WEEKS,
  yearCalendar,
} from './year-calendar';
import { forAll } from './testing/for-all';

const NOW = Date.parse('2025-06-12T08:00:00.000Z');
const TODAY = Math.floor(NOW / DAY_MS);
const at = (epoch: number, points = 10) => ({ completedDate: instantOf(epoch), points });
const calendarOf = (rows: ReturnType<typeof at>[], now = NOW, firstWeekday: Weekday = 1) =>
  yearCalendar(completionsByDay(rows, now), calendarDayOf(now), firstWeekday);

beforeEach(() => {
  setZone('UTC');
});

const anyRow = fc
  .tuple(fc.integer({ min: -500 * DAY_MS, max: 10 * DAY_MS }), fc.nat(100))
  .map(([offset, points]) => at(NOW + offset, points));

describe('The year calendar', () => {
  it('needs no completion that the backend may have removed', () => {
    const removed = NOW - DAYS_KEPT_AFTER_EXPIRATION * DAY_MS;
    expect(calendarStart(NOW)).toBeGreaterThan(removed);
  });

  it('begins with the first completion, and has 12 to 53 weeks', () => {
    const weeksFrom = (daysAgo: number) => calendarOf([at(NOW), at(NOW - daysAgo * DAY_MS)]);
    expect(calendarOf([])).toHaveLength(MIN_CALENDAR_WEEKS);
    // June 12, 2025 was a Thursday.
    expect(weeksFrom(3 + 11 * 7)).toHaveLength(12);
    expect(weeksFrom(4 + 11 * 7)).toHaveLength(13);
    expect(weeksFrom(4 + 11 * 7).at(-1)?.completions).toBe(1);
    expect(weeksFrom(3 + 52 * 7)).toHaveLength(CALENDAR_WEEKS);
    expect(weeksFrom(4 + 52 * 7)).toHaveLength(CALENDAR_WEEKS);
  });

  it('has weeks of seven days, newest first, each day once', () => {
    const weeks = calendarOf([at(NOW - 364 * DAY_MS)]);
    expect(weeks).toHaveLength(CALENDAR_WEEKS);
    const days = weeks.toReversed().flatMap((week) => week.days.map(({ day }) => day));
    expect(days).toEqual(Array.from({ length: 53 * 7 }, (_, step) => (days[0] ?? NaN) + step));
    expect(weeks[0]?.days.map(({ day }) => day)).toContain(TODAY);
  });

  it('counts completions per day, and sums them and their points per week', () => {
    const [week] = calendarOf([at(NOW, 10), at(NOW - 1000, 5), at(NOW - DAY_MS, 20)]);
    expect(week?.days.map(({ completions }) => completions)).toEqual([
      0,
      0,
      1,
      2,
      undefined,
      undefined,
      undefined,
    ]);
    expect(week).toMatchObject({ completions: 3, points: 35 });
  });

  it('has weeks that begin on Sunday where that is usual', () => {
    const [week] = calendarOf([at(NOW, 10), at(NOW - 4 * DAY_MS, 20)], NOW, 7);
    // June 12, 2025 was a Thursday.
    expect(week?.start).toBe(TODAY - 4);
    expect(week).toMatchObject({ completions: 2, points: 30 });
  });

  it('counts every completion exactly once, in every time zone', () => {
    forAll([fc.array(anyRow), zones], (rows, zone) => {
      setZone(zone);
      const today = calendarDayOf(NOW);
      const weeks = calendarOf(rows);
      const first = weeks.at(-1)?.start ?? NaN;
      const inside = rows.filter(({ completedDate }) => {
        const day = calendarDayOf(Date.parse(completedDate));
        return day >= first && day <= today;
      });
      const sum = (pick: (week: (typeof weeks)[number]) => number) =>
        weeks.reduce((total, week) => total + pick(week), 0);
      expect(sum(({ completions }) => completions)).toBe(inside.length);
      expect(sum(({ points }) => points)).toBe(
        inside.reduce((total, { points }) => total + points, 0),
      );
      for (const { days, completions } of weeks) {
        expect(days.reduce((total, day) => total + (day.completions ?? 0), 0)).toBe(completions);
      }
    });
  });

  it('starts reading before its first day, in every time zone', () => {
    forAll([zones, fc.integer({ min: 0, max: 3000 * DAY_MS })], (zone, later) => {
      setZone(zone);
      const now = NOW + later;
      const first = weekStartOf(calendarDayOf(now), 1) - (CALENDAR_WEEKS - 1) * 7;
      expect(calendarDayOf(calendarStart(now))).toBeLessThan(first);
    });
  });

  it('leaves out completions without a valid date', () => {
    expect(completionsByDay([{ completedDate: 'soon', points: 1 }], NOW).size).toBe(0);
  });
});
