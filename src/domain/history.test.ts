import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HISTORY_COLUMNS,
  historyRows,
  orderIn,
  orderText,
  sortHistory,
  undoableExpired,
  withKnown,
} from './history';
import { applyAll, applyNext } from './actions/apply';
import { activeDays } from './actions/shown';
import { actionOf, complete, memberOf, NOW as START, undo } from './actions/testing/members';
import { calendarDayOf } from './calendar-day';
import { LATE_MS, UNDO_MS } from './time-limits';
import { DAY_MS, instantOf } from './instant';
import { completionOf, taskOf } from './testing/rows';
import { forAll } from './testing/for-all';

const completion = (taskId: string, day = 1) => ({
  id: `${taskId}-${day}`,
  taskId,
  completedDate: `2025-06-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  expirationDate: `2025-07-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  createdAt: `2025-06-${String(day).padStart(2, '0')}T08:00:00.000Z`,
});

describe('The history', () => {
  it('keeps a completion’s savings after its task is deleted', () => {
    const saved = [7, 365, 1200, 0, 0, 0, 500];
    const [row] = historyRows([{ ...completion('gone'), saved }], []);
    expect(row).toMatchObject({ name: 'Unknown Task', savesOver: 365 });
    expect(row?.impact).toEqual({ amounts: [1200, 0, 0, 0, 500], estimated: 1, notEstimated: 0 });
  });

  it('sorts by every column, in both directions, without losing a row', () => {
    const tasks = [taskOf('a', 'Daily', { score: 9 }), taskOf('b', 'Medium', { score: 80 })];
    const rows = fc.array(
      fc.tuple(fc.constantFrom('a', 'b', 'gone'), fc.integer({ min: 1, max: 28 })),
    );
    forAll(
      [rows, fc.constantFrom(...Object.values(HISTORY_COLUMNS)), fc.boolean()],
      (list, column, descending) => {
        const history = historyRows(
          list.map(([taskId, day]) => completion(taskId, day)),
          tasks,
        );
        const ordered = sortHistory(history, { column, descending });
        expect(ordered).toHaveLength(history.length);
        const values = ordered.map((row) => column.valueOf(row));
        const sorted = values.toSorted((a, b) =>
          typeof a === 'number' && typeof b === 'number'
            ? a - b
            : String(a).localeCompare(String(b)),
        );
        expect(values).toEqual(descending ? sorted.toReversed() : sorted);
        expect(orderIn(orderText({ column, descending }))).toEqual({ column, descending });
      },
    );
    expect(orderText(orderIn('score'))).toBe('-completedDate');
  });
});

describe('The history with the known completions', () => {
  const bike = taskOf('bike', 'Daily', { name: 'Bike', score: 20, duration: 7 });
  const walk = taskOf('walk', 'Daily', { name: 'Walk', description: 'A mile' });
  const rode = applyAll(memberOf(), [complete(bike, START)]);
  const ride = completionOf('me', bike, START);
  const listed = (...rows: ReturnType<typeof completionOf>[]) => historyRows(rows, [bike, walk]);
  const shown = (rows: ReturnType<typeof listed>, member = rode) =>
    withKnown(rows, member, instantOf(START - 8 * DAY_MS));

  it('has a completion that the list doesn’t have yet, once', () => {
    expect(shown([])).toMatchObject([{ id: ride.id, name: 'Bike', points: 20 }]);
    expect(shown(listed(ride))).toEqual(listed(ride));
  });

  it('describes a task missing from the list, if the home knows it', () => {
    const tasks = new Map([['bike', { ...bike, description: 'To work' }]]);
    expect(shown([], { ...rode, tasks })).toMatchObject([{ description: 'To work' }]);
  });

  it('omits an undone completion, even if the list still has it', () => {
    expect(shown(listed(ride), applyAll(rode, [undo(rode, 'bike', START + 1)]))).toEqual([]);
  });

  it('has the known note, not the listed one', () => {
    const about = { taskId: 'bike', name: 'Bike', rowId: ride.id, doneAt: START };
    const noted = applyAll(rode, [actionOf({ kind: 'note', ...about, note: '12 km' })]);
    const earlier = listed({ ...ride, note: 'earlier', noteRevision: 0 });
    expect(shown(earlier, noted)).toMatchObject([{ note: '12 km' }]);
    expect(shown(earlier).map(({ note }) => note)).toEqual([undefined]);
  });

  it('has rows that expired earlier, only once even if two pages contain them', () => {
    const before = completionOf('me', walk, START - 30 * DAY_MS);
    const rows = shown(listed(before, before));
    expect(rows).toMatchObject([{ id: before.id, description: 'A mile' }, { id: ride.id }]);
  });

  it('has the days of the devices that completed the tasks, and otherwise those of the reader', () => {
    const tomorrow = calendarDayOf(START) + 1;
    const travelled = applyAll(memberOf(), [{ ...complete(bike, START), day: tomorrow }]);
    const now = START + 30 * DAY_MS;
    const { member } = applyNext(travelled, [complete(walk, now)], { gone: new Set(), now });
    const older = completionOf('me', walk, START - 90 * DAY_MS);
    const theirs = { ...completionOf('me', walk, now + 2 * DAY_MS), id: 'theirs' };
    const rows = listed(ride, older, theirs, completionOf('me', walk, now));
    const readers = [START - 90 * DAY_MS, now, now + 2 * DAY_MS].map(calendarDayOf);
    expect(activeDays(member, now + DAY_MS, rows)).toEqual(new Set([tomorrow, ...readers]));
  });
});

const NOW = Date.parse('2025-06-12T08:00:00.000Z');

it('Late check-ins that have expired can be undone, but nothing that was done earlier', () => {
  const expired = (ago: number, recordedAgo: number) => ({
    id: `${ago}`,
    taskId: 'walk',
    completedDate: instantOf(NOW - ago),
    expirationDate: instantOf(NOW - ago + DAY_MS),
    createdAt: instantOf(NOW - recordedAgo),
  });
  const rows = historyRows(
    [
      expired(2 * DAY_MS, 0),
      expired(LATE_MS, 0),
      expired(LATE_MS + 1, 0),
      expired(DAY_MS / 2, 0),
      expired(1.5 * DAY_MS, UNDO_MS),
    ],
    [taskOf('walk')],
  );
  expect(undoableExpired(rows, NOW).map(({ id }) => id)).toEqual([`${2 * DAY_MS}`, `${LATE_MS}`]);
});
