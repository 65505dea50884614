import { describe, expect, it } from 'vitest';
import { areNewTasksDue, secondsLeft, windowEnd } from './daily-assignment';
import { DAILY_COUNT } from './daily-count';
import type { DailySet } from './daily-set';
import { DAY_MS, instantOf, MINUTE_MS } from './instant';
import { dailySelectionId } from './row-ids';
import type { SelectionWithTask } from './selection';
import { selectionOf, taskOf } from './testing/rows';

const NOW = Date.parse('2025-06-12T08:00:00.000Z');

function setDated(selectionDate: string | null, count: number): DailySet {
  const current = Array.from({ length: count }, (_, place): SelectionWithTask => {
    const [taskId, id] = [`task-${place}`, dailySelectionId('me', place)];
    return { ...selectionOf(taskId, id, selectionDate), task: taskOf(taskId) };
  });
  return { current, isComplete: count === DAILY_COUNT, number: count > 0 ? 1 : 0 };
}

const setAt = (instant: number, count: number = DAILY_COUNT) => setDated(instantOf(instant), count);

const DUE = 'due';

describe('The daily task assignment', () => {
  it.each<[string, DailySet, number | typeof DUE]>([
    ['assigns tasks to a user without selections', setAt(NOW, 0), DUE],
    ['keeps a complete set, and counts down from 1440 minutes', setAt(NOW), 1440 * 60],
    ['counts down', setAt(NOW - 10 * MINUTE_MS), 1430 * 60],
    ['keeps a set to its last millisecond', setAt(NOW - DAY_MS + 1), 1],
    ['reassigns at exactly 1440 minutes', setAt(NOW - DAY_MS), DUE],
    ['reassigns when a task is missing', setAt(NOW, DAILY_COUNT - 1), DUE],
    ['reassigns a selection without a valid date', setDated(null, DAILY_COUNT), DUE],
    ['does not freeze after the clock was set far ahead', setAt(NOW + 30 * DAY_MS), DUE],
    ['counts down a day at most', setAt(NOW + MINUTE_MS), 1440 * 60],
  ])('%s', (_, set, left) => {
    expect(areNewTasksDue(set, NOW) ? DUE : secondsLeft(set, NOW)).toBe(left);
  });

  it('has a window of 24 hours (D17)', () => {
    expect(windowEnd(setAt(NOW))).toBe(NOW + DAY_MS);
  });
});
