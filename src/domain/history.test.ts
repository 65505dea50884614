import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  expiringRows,
  hasInvalidDates,
  HISTORY_COLUMN_NAMES,
  HISTORY_COLUMNS,
  historyRows,
  sortHistory,
  totalPoints,
  undoableExpired,
  validRows,
} from './history';
import { LATE_MS, UNDO_MS } from './time-limits';
import { DAY_MS, instantOf } from './instant';
import { taskOf } from './testing/rows';
import { forAll } from './testing/for-all';

const completion = (taskId: string, day = 1) => ({
  id: `${taskId}-${day}`,
  taskId,
  completedDate: `2025-06-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  expirationDate: `2025-07-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  createdAt: `2025-06-${String(day).padStart(2, '0')}T08:00:00.000Z`,
});

describe('The history', () => {
  it('has what its task says', () => {
    const task = taskOf('a', 'Daily', { score: 9 });
    const [row] = historyRows([completion('a')], [task]);
    expect(row).toMatchObject({ name: task.name, points: 9, task });
  });

  it('shows a deleted task as unknown', () => {
    expect(historyRows([completion('gone')], [])).toEqual([
      expect.objectContaining({ name: 'Unknown Task', description: '', points: 0 }),
    ]);
  });

  it('keeps what a completion saved after its task is deleted', () => {
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
      [rows, fc.constantFrom(...HISTORY_COLUMN_NAMES), fc.boolean()],
      (list, column, descending) => {
        const history = historyRows(
          list.map(([taskId, day]) => completion(taskId, day)),
          tasks,
        );
        const ordered = sortHistory(history, { column, descending });
        expect(ordered).toHaveLength(history.length);
        const values = ordered.map((row) => HISTORY_COLUMNS[column].valueOf(row));
        const sorted = values.toSorted((a, b) =>
          typeof a === 'number' && typeof b === 'number'
            ? a - b
            : String(a).localeCompare(String(b)),
        );
        expect(values).toEqual(descending ? sorted.toReversed() : sorted);
      },
    );
  });
});

describe('The valid part of the history', () => {
  const NOW = Date.parse('2025-06-12T08:00:00.000Z');
  const tasks = [taskOf('a', 'Daily', { score: 9 }), taskOf('b', 'Medium', { score: -80 })];
  const rows = fc
    .array(fc.tuple(fc.constantFrom('a', 'b', 'gone'), fc.integer({ min: -20, max: 20 })))
    .map((list) =>
      historyRows(
        list.map(([taskId, days], at) => ({
          id: `${at}`,
          taskId,
          completedDate: instantOf(NOW - 30 * DAY_MS),
          expirationDate: instantOf(NOW + days * DAY_MS),
          createdAt: instantOf(NOW),
        })),
        tasks,
      ),
    );

  it('loses the listed rows in seven days, earliest first', () => {
    forAll([rows], (history) => {
      const expiring = expiringRows(history, NOW);
      const lost =
        totalPoints(validRows(history, NOW)) - totalPoints(validRows(history, NOW + 7 * DAY_MS));
      expect(totalPoints(expiring)).toBe(lost);
      const dates = expiring.map(({ expirationDate }) => expirationDate);
      expect(dates).toEqual(dates.toSorted());
    });
  });

  it('has rows until they expire', () => {
    const list = historyRows([completion('a', 12)], tasks);
    const end = Date.parse('2025-07-12T08:00:00.000Z');
    expect(validRows(list, end - 1)).toEqual(list);
    expect(validRows(list, end)).toEqual([]);
  });

  it('offers to undo late check-ins that have expired, but nothing that was done earlier', () => {
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

  it('detects invalid dates', () => {
    const dates = (completed: string, expiration: string) =>
      hasInvalidDates({ completedDate: completed, expirationDate: expiration }, NOW);
    expect(dates(instantOf(NOW), instantOf(NOW + DAY_MS))).toBe(false);
    expect(dates('never', instantOf(NOW))).toBe(true);
    expect(dates(instantOf(NOW), 'never')).toBe(true);
    expect(dates('9999-01-01T00:00:00.000Z', '9999-02-01T00:00:00.000Z')).toBe(true);
    expect(dates(instantOf(NOW), instantOf(NOW - DAY_MS))).toBe(true);
  });
});
