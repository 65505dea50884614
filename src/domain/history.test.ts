import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HISTORY_COLUMNS, historyRows, isHistoryColumn, orderedHistory } from './history';
import { taskOf } from './testing/rows';

const completion = (taskId: string, day = 1) => ({
  id: `${taskId}-${day}`,
  taskId,
  completedDate: `2025-06-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  expirationDate: `2025-07-${String(day).padStart(2, '0')}T08:00:00.000Z`,
});

describe('the history', () => {
  it('has the columns of the specification, in their order', () => {
    expect(Object.values(HISTORY_COLUMNS)).toEqual([
      'Task Name',
      'Description',
      'Daily Points',
      'Completed Date',
      'Expiration Date',
    ]);
  });

  it('shows a deleted task as unknown', () => {
    expect(historyRows([completion('gone')], [])).toEqual([
      expect.objectContaining({ name: 'Unknown Task', description: '', points: 0 }),
    ]);
  });

  it('can be ordered by every column, both ways, without losing a row', () => {
    const columns = Object.keys(HISTORY_COLUMNS).filter(isHistoryColumn);
    const tasks = [taskOf('a', 'Daily', { score: 9 }), taskOf('b', 'Medium', { score: 80 })];
    const rows = fc.array(
      fc.tuple(fc.constantFrom('a', 'b', 'gone'), fc.integer({ min: 1, max: 28 })),
    );
    fc.assert(
      fc.property(rows, fc.constantFrom(...columns), fc.boolean(), (list, column, descending) => {
        const history = historyRows(
          list.map(([taskId, day]) => completion(taskId, day)),
          tasks,
        );
        const ordered = orderedHistory(history, { column, descending });
        expect(ordered).toHaveLength(history.length);
        const values = ordered.map((row) => row[column]);
        const sorted = values.toSorted((a, b) =>
          typeof a === 'number' && typeof b === 'number'
            ? a - b
            : String(a).localeCompare(String(b)),
        );
        expect(values).toEqual(descending ? sorted.toReversed() : sorted);
      }),
    );
  });
});
