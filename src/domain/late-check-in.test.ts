import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDayOf } from './calendar-day';
import type { Completion } from './completion';
import { type DailyRecord, NOTHING_RECORDED } from './daily-record';
import { dailySetOf } from './daily-set';
import { DAY_MS, epochOf, instantOf, MINUTE_MS } from './instant';
import { withLastWindow, withLateTasks } from './last-window';
import { isAskedFor, lateInstant, lateTasks } from './late-check-in';
import { newLedger } from './ledger';
import { withCounted } from './ledger-changes';
import { newCompletion } from './new-completion';
import { dailySelectionId } from './row-ids';
import { currentStreak } from './streak';
import { selectionOf, taskOf } from './testing/rows';
import { setZone, zones } from './testing/zones';

const START = Date.parse('2025-06-12T08:00:00.000Z');
const END = START + DAY_MS;
const TASKS = ['a', 'b', 'c'];
const empty = NOTHING_RECORDED;
const nothing = { ledger: undefined, completions: [] };

const setOf = (period: number, start: number, tasks = TASKS) =>
  dailySetOf(
    tasks.map((id, slot) =>
      selectionOf(id, dailySelectionId('me', period, slot), instantOf(start)),
    ),
  );
const old = setOf(1, START);
const next = setOf(2, END, ['d', 'e', 'f']);
const renewed = (now: number, record = empty) => withLastWindow(record, old, now);
const done = (id: string, at: number, duration = 1) =>
  newCompletion('me', taskOf(id, 'Daily', { duration }), at);

describe('A renewal', () => {
  it('remembers the tasks of a window that has ended, for 24 hours', () => {
    expect(renewed(END).lastWindow).toEqual({
      period: 1,
      tasks: TASKS,
      end: END,
      until: END + DAY_MS,
    });
    expect(renewed(END + 5 * 60 * MINUTE_MS).lastWindow?.until).toBe(END + 29 * 60 * MINUTE_MS);
  });

  it('remembers nothing before the window has ended, or more than a day after', () => {
    expect(renewed(END - 1)).toBe(empty);
    expect(renewed(END + DAY_MS + 1)).toBe(empty);
    expect(withLastWindow(empty, dailySetOf([]), END)).toBe(empty);
  });

  it('of another device changes nothing', () => {
    const record = renewed(END);
    expect(renewed(END + MINUTE_MS, record)).toBe(record);
    const dismissed = withLateTasks(record, 1, []);
    expect(renewed(END + MINUTE_MS, dismissed)).toBe(dismissed);
  });

  it('remembers a swapped set, even if its row is not written yet', () => {
    const swap = { number: 1, period: 1, slot: 0, tasks: ['x', 'b', 'c'], away: ['a'] };
    expect(renewed(END, { ...empty, swap }).lastWindow?.tasks).toEqual(['x', 'b', 'c']);
  });
});

describe('Tasks to check in late', () => {
  const record = renewed(END);

  it('are those of the last window, from the renewal for 24 hours', () => {
    expect(lateTasks(record, old, nothing, END)).toEqual([]);
    expect(lateTasks(record, next, nothing, END)).toEqual(TASKS);
    expect(lateTasks(record, next, nothing, END + DAY_MS - 1)).toEqual(TASKS);
    expect(lateTasks(record, next, nothing, END + DAY_MS)).toEqual([]);
    expect(lateTasks(empty, next, nothing, END)).toEqual([]);
  });

  it('are not those completed in the window or since, or valid to its end', () => {
    const completions = [done('a', START + 1, 3), done('b', END + 1)];
    expect(lateTasks(record, next, { ...nothing, completions }, END + 2)).toEqual(['c']);
    const earlier = [done('a', START - DAY_MS, 3), done('b', START - DAY_MS, 2)];
    expect(lateTasks(record, next, { ...nothing, completions: earlier }, END)).toEqual(['b', 'c']);
  });

  it('are not those that the ledger counts, though expired', () => {
    const ledger = withCounted(newLedger(0, END), done('a', START + 1));
    expect(lateTasks(record, next, { ledger, completions: [] }, END + DAY_MS - 1)).toEqual([
      'b',
      'c',
    ]);
  });

  it('are not asked about again once the user has answered none of these, unless that is undone', () => {
    const dismissed = withLateTasks(record, 1, []);
    expect(lateTasks(dismissed, next, nothing, END)).toEqual([]);
    expect(withLateTasks(dismissed, 1, TASKS)).toEqual(record);
    expect(withLateTasks(record, 2, [])).toBe(record);
  });

  it('are never offered again once checked in, however long their points count', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.nat(DAY_MS),
        fc.nat(2 * DAY_MS),
        (duration, renewal, later) => {
          const remembered = renewed(END + renewal);
          const set = setOf(2, END + renewal, ['d', 'e', 'f']);
          const row = done('b', END, duration);
          const ledger = withCounted(newLedger(0, END + renewal), row);
          const now = END + renewal + later;
          expect(lateTasks(remembered, set, { ledger, completions: [] }, now)).not.toContain('b');
        },
      ),
    );
  });
});

describe('Late tasks and days away', () => {
  const record = renewed(END);
  const today = calendarDayOf(END);
  const window = record.lastWindow;
  if (!window) throw new Error('The window is not remembered');

  it('are offered as usual without days away, or with other ones', () => {
    expect(isAskedFor(window, new Set(), today)).toBe(true);
    expect(isAskedFor(window, new Set([today + 3, today - 9]), today)).toBe(true);
  });

  it('are not offered while away, nor for a window of a day away', () => {
    expect(isAskedFor(window, new Set([today]), today)).toBe(false);
    const day = calendarDayOf(lateInstant(window));
    expect(isAskedFor(window, new Set([day]), day + 1)).toBe(false);
  });
});

describe('A completion that is checked in late', () => {
  const windowOf = (end: string, renewedAt: string) => ({
    period: 1,
    tasks: TASKS,
    end: Date.parse(end),
    until: Date.parse(renewedAt) + DAY_MS,
  });
  const at = (end: string, renewedAt: string) => {
    setZone('America/New_York');
    return new Date(lateInstant(windowOf(end, renewedAt))).toISOString();
  };

  it('was done on the day the window began, if that ended today', () => {
    // Tuesday, 5:11 PM and 6:11 PM; Monday, 11:59 PM.
    expect(at('2025-06-10T21:11:00Z', '2025-06-10T22:11:00Z')).toBe('2025-06-10T03:59:00.000Z');
  });

  it('was done at the window’s end, if that was before today', () => {
    expect(at('2025-06-10T21:11:00Z', '2025-06-11T12:00:00Z')).toBe('2025-06-10T21:11:00.000Z');
  });

  it('was done today, if the whole window lies in today', () => {
    // 25 hours long, as clocks went back: from 12:30 AM to 11:30 PM.
    expect(at('2025-11-03T04:30:00Z', '2025-11-03T04:45:00Z')).toBe('2025-11-03T04:30:00.000Z');
  });

  it('is in its window and on a day that the window touches, in every time zone, also repeatedly', () => {
    fc.assert(
      fc.property(zones, fc.nat(365 * 24 * 60), fc.nat(DAY_MS), (zone, minute, wait) => {
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
      }),
    );
  });

  // Two weeks around the clock changes of the year, each window renewed at its end and checked in late.
  it('holds the streak, in every time zone and over clock changes', () => {
    const starts = fc.constantFrom('2025-03-02', '2025-03-24', '2025-10-20', '2025-10-27');
    fc.assert(
      fc.property(zones, starts, fc.nat(24 * 60 - 1), (zone, day, minute) => {
        setZone(zone);
        const first = Date.parse(`${day}T00:00:00.000Z`) + minute * MINUTE_MS;
        let record: DailyRecord = empty;
        const rows: Completion[] = [];
        for (let period = 1; period <= 14; period++) {
          const start = first + (period - 1) * DAY_MS;
          const set = setOf(period, start);
          record = withLastWindow(record, set, start + DAY_MS);
          const after = setOf(period + 1, start + DAY_MS, ['d', 'e', 'f']);
          const at = start + DAY_MS + 20 * 60 * MINUTE_MS;
          const [taskId = ''] = lateTasks(record, after, { ...nothing, completions: [] }, at);
          const { lastWindow } = record;
          if (!lastWindow) throw new Error('Nothing is remembered');
          rows.push(done(taskId, lateInstant(lastWindow)));
        }
        const days = new Set(
          rows.map(({ completedDate }) => calendarDayOf(epochOf(completedDate) ?? 0)),
        );
        const last = first + 14 * DAY_MS;
        const streak = currentStreak(days, calendarDayOf(last));
        // A clock change can put two windows' ends on one day, and none on the next.
        expect(streak.days).toBe(days.size);
        expect(days.size).toBeGreaterThanOrEqual(13);
      }),
    );
  });
});
