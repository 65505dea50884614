import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from './actions/action';
import { applyAll, applyNext } from './actions/apply';
import type { Member } from './actions/member';
import { actionOf, complete, memberOf, renew, swap } from './actions/testing/members';
import { calendarDayOf } from './calendar-day';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './instant';
import { lateInstant, lateTasks } from './late-check-in';
import { taskOf } from './testing/rows';
import { setZone, zones } from './testing/zones';
import { forAll } from './testing/for-all';

const START = Date.parse('2025-06-12T08:00:00.000Z');
const END = START + DAY_MS;
const TASKS = ['a', 'b', 'c'];

/** A member with the daily tasks a, b and c since START, and others since `now`. */
const renewedAt = (now: number, before: readonly Action[] = []) =>
  applyAll(memberOf(), [renew(0, 'abc', START), ...before, renew(1, 'def', now)]);

const done = (id: string, at: number, duration = 1) =>
  complete(taskOf(id, 'Daily', { duration }), at);
const late = (member: Member, tasks: string[]) =>
  applyAll(member, [actionOf({ kind: 'late', end: END, tasks }, END)]);

describe('A renewal', () => {
  it('remembers the tasks of a window that has ended, for 24 hours', () => {
    const last = { period: 1, tasks: TASKS, end: END, until: END + DAY_MS };
    expect(renewedAt(END).record.last).toEqual(last);
    expect(renewedAt(END + 5 * HOUR_MS).record.last?.until).toBe(END + 29 * HOUR_MS);
  });

  it('remembers nothing before the window has ended, or more than a day after', () => {
    expect(renewedAt(END - 1).record.last).toBeUndefined();
    expect(renewedAt(END + DAY_MS + 1).record.last).toBeUndefined();
    expect(applyAll(memberOf(), [renew(0, 'abc', END)]).record.last).toBeUndefined();
  });

  it('of another device changes nothing', () => {
    const dismissed = late(renewedAt(END), []);
    expect(applyAll(dismissed, [renew(1, 'ghi', END + MINUTE_MS)])).toBe(dismissed);
  });

  it('remembers a swapped set', () => {
    expect(renewedAt(END, [swap(1, 'a', 'x')]).record.last?.tasks).toEqual(['x', 'b', 'c']);
  });
});

describe('Tasks to check in late', () => {
  const renewed = renewedAt(END);

  it('are those of the last window, from the renewal for 24 hours', () => {
    expect(lateTasks(applyAll(memberOf(), [renew(0, 'abc', START)]), END)).toEqual([]);
    expect(lateTasks(renewed, END - 1)).toEqual([]);
    expect(lateTasks(renewed, END)).toEqual(TASKS);
    expect(lateTasks(renewed, END + DAY_MS - 1)).toEqual(TASKS);
    expect(lateTasks(renewed, END + DAY_MS)).toEqual([]);
  });

  it('are not those completed in the window or since, or valid to its end', () => {
    const since = applyAll(renewed, [done('a', START + 1, 3), done('b', END + 1)]);
    expect(lateTasks(since, END + 2)).toEqual(['c']);
    const earlier = applyAll(renewed, [done('a', START - DAY_MS, 3), done('b', START - DAY_MS, 2)]);
    expect(lateTasks(earlier, END)).toEqual(['b', 'c']);
  });

  it('are not asked about again once the user has answered none of these, unless that is undone', () => {
    const dismissed = late(renewed, []);
    expect(lateTasks(dismissed, END)).toEqual([]);
    expect(late(dismissed, TASKS).record.last).toEqual(renewed.record.last);
    const next = applyAll(renewed, [renew(2, 'ghi', END + 2 * DAY_MS)]);
    expect(late(next, []).record).toEqual(next.record);
    // Another device chose its set of the same number earlier.
    const theirs = applyAll(memberOf(), [renew(0, 'xyz', START - 1), renew(1, 'def', END)]);
    expect(late(theirs, TASKS).record).toEqual(theirs.record);
  });

  it('are never offered again once checked in, however long their points count', () => {
    forAll(
      [fc.integer({ min: 1, max: 30 }), fc.nat(DAY_MS), fc.nat(2 * DAY_MS)],
      (duration, renewal, later) => {
        const member = applyAll(renewedAt(END + renewal), [done('b', END, duration)]);
        const now = END + renewal + later;
        const stored = applyNext(member, [done('z', now)], { gone: new Set(), now }).member;
        expect(lateTasks(stored, now)).not.toContain('b');
      },
    );
  });
});

describe('Late tasks and days away', () => {
  const renewed = renewedAt(END);
  const { last } = renewed.record;
  if (!last) throw new Error('The window is not remembered');
  const today = calendarDayOf(END);
  const tasks = (...away: number[]) => lateTasks(renewed, END, new Set(away));

  it('are offered as usual with other days away', () => {
    expect(tasks(today + 3, today - 9)).toEqual(TASKS);
  });

  it('are not offered while away, nor for a window of a day away', () => {
    expect(tasks(today)).toEqual([]);
    expect(tasks(calendarDayOf(lateInstant(last)))).toEqual([]);
  });
});

describe('A completion that is checked in late', () => {
  it.each([
    // Tuesday, 5:11 PM and 6:11 PM; Monday, 11:59 PM.
    [
      'was done on the day the window began, if that ended today',
      '2025-06-10T21:11:00Z',
      '2025-06-10T22:11:00Z',
      '2025-06-10T03:59:00.000Z',
    ],
    [
      'was done at the window’s end, if that was before today',
      '2025-06-10T21:11:00Z',
      '2025-06-11T12:00:00Z',
      '2025-06-10T21:11:00.000Z',
    ],
    // 25 hours long, since clocks went back: from 12:30 AM to 11:30 PM.
    [
      'was done today, if the whole window lies in today',
      '2025-11-03T04:30:00Z',
      '2025-11-03T04:45:00Z',
      '2025-11-03T04:30:00.000Z',
    ],
  ])('%s', (_, end, renewed, done) => {
    setZone('America/New_York');
    const until = Date.parse(renewed) + DAY_MS;
    const late = { period: 1, tasks: TASKS, end: Date.parse(end), until };
    expect(new Date(lateInstant(late)).toISOString()).toBe(done);
  });

  it('is in its window and on a day that the window touches, in every time zone, also repeatedly', () => {
    forAll([zones, fc.nat(365 * 24 * 60), fc.nat(DAY_MS)], (zone, minute, wait) => {
      setZone(zone);
      const end = Date.parse('2025-01-01T00:00:00.000Z') + minute * MINUTE_MS;
      const until = end + wait + DAY_MS;
      const instant = lateInstant({ period: 1, tasks: TASKS, end, until });
      expect(instant).toBeLessThanOrEqual(end);
      expect(instant).toBeGreaterThanOrEqual(end - DAY_MS);
      const renewal = calendarDayOf(end + wait);
      const day = calendarDayOf(instant);
      const isAllToday = calendarDayOf(end - DAY_MS) === renewal;
      expect(day).toBe(isAllToday ? renewal : Math.min(calendarDayOf(end), renewal - 1));
    });
  });
});
