import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type MemberRecord, newRecord } from './actions/record';
import { calendarDayOf, weekStartOf } from './calendar-day';
import type { Weekday } from './first-weekday';
import { DAYS_KEPT_AFTER_EXPIRATION } from '@/definition';
import { DAY_MS, instantOf } from './instant';
import { setZone, zones } from './testing/zones';
import { CALENDAR_WEEKS, calendarStart, MIN_CALENDAR_WEEKS, yearCalendar } from './year-calendar';
import { forAll } from './testing/for-all';

const NOW = Date.parse('2025-06-12T08:00:00.000Z');
const TODAY = Math.floor(NOW / DAY_MS);
const at = (epoch: number) => ({ taskId: 'walk', completedDate: instantOf(epoch) });
const calendarOf = (rows: ReturnType<typeof at>[], firstWeekday: Weekday = 1) =>
  yearCalendar(rows, newRecord(NOW), NOW, firstWeekday);
const countsOf = (week: ReturnType<typeof calendarOf>[number] = []) =>
  week.map(({ rows }) => rows?.length);

beforeEach(() => {
  setZone('UTC');
});

const anyRow = fc
  .integer({ min: -500 * DAY_MS, max: 10 * DAY_MS })
  .map((offset) => at(NOW + offset));

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
    expect(countsOf(weeksFrom(4 + 11 * 7).at(-1))).toContain(1);
    expect(weeksFrom(3 + 52 * 7)).toHaveLength(CALENDAR_WEEKS);
    expect(weeksFrom(4 + 52 * 7)).toHaveLength(CALENDAR_WEEKS);
  });

  it('has weeks of seven days, newest first, each day once', () => {
    const weeks = calendarOf([at(NOW - 364 * DAY_MS)]);
    expect(weeks).toHaveLength(CALENDAR_WEEKS);
    const days = weeks.toReversed().flatMap((week) => week.map(({ day }) => day));
    expect(days).toEqual(Array.from({ length: 53 * 7 }, (_, step) => (days[0] ?? NaN) + step));
    expect(weeks[0]?.map(({ day }) => day)).toContain(TODAY);
  });

  it('has the completions of each day, and none for future days', () => {
    const [week] = calendarOf([
      at(NOW),
      at(NOW - 1000),
      at(NOW - DAY_MS),
      { taskId: 'walk', completedDate: 'soon' },
    ]);
    expect(countsOf(week)).toEqual([0, 0, 1, 2, undefined, undefined, undefined]);
  });

  it('has weeks that begin on Sunday where that is usual', () => {
    const [week] = calendarOf([at(NOW - 4 * DAY_MS)], 7);
    // June 12, 2025 was a Thursday.
    expect(week?.[0]?.day).toBe(TODAY - 4);
    expect(countsOf(week)[0]).toBe(1);
  });

  it('has every completion exactly once in every time zone: on its day, or on today if that is in the future', () => {
    forAll([fc.array(anyRow), zones], (rows, zone) => {
      setZone(zone);
      const days = calendarOf(rows).flat();
      const first = Math.min(...days.map(({ day }) => day));
      const shownOn = ({ completedDate }: (typeof rows)[number]) =>
        Math.min(calendarDayOf(Date.parse(completedDate)), calendarDayOf(NOW));
      const inside = rows.filter((row) => shownOn(row) >= first);
      expect(days.flatMap((one) => one.rows ?? [])).toHaveLength(inside.length);
      for (const { day, rows: onDay = [] } of days) {
        expect(onDay.map(shownOn)).toEqual(onDay.map(() => day));
      }
    });
  });

  it('has a completion on the day of the device that completed the task, as the streak does', () => {
    const done = NOW - 3 * DAY_MS;
    const listed = { taskId: 'walk', at: done, days: 7, shift: -1, found: 0 };
    const record: MemberRecord = { ...newRecord(NOW), done: [listed] };
    const [week, before] = yearCalendar([at(done)], record, NOW, 1);
    // June 12, 2025 was a Thursday, so this was a Monday in UTC, but still Sunday where the device was.
    expect(countsOf(week)[0]).toBe(0);
    expect(countsOf(before)[6]).toBe(1);
  });

  it('starts reading before its first day, in every time zone', () => {
    forAll([zones, fc.integer({ min: 0, max: 3000 * DAY_MS })], (zone, later) => {
      setZone(zone);
      const now = NOW + later;
      const first = weekStartOf(calendarDayOf(now), 1) - (CALENDAR_WEEKS - 1) * 7;
      expect(calendarDayOf(calendarStart(now))).toBeLessThan(first);
    });
  });
});
