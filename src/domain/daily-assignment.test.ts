import { describe, expect, it } from 'vitest';
import { areNewTasksDue, type DailySet, secondsLeft, windowEnd } from './daily-assignment';
import { DAILY_COUNT } from './daily-count';
import { DAY_MS, MINUTE_MS } from './instant';
import { taskOf } from './testing/rows';

const NOW = Date.parse('2025-06-12T08:00:00.000Z');

function setAt(start: number, count: number = DAILY_COUNT): DailySet {
  const tasks = Array.from({ length: count }, (_, place) => taskOf(`task-${place}`));
  return { number: count > 0 ? 1 : 0, start, tasks, isComplete: count === DAILY_COUNT };
}

const DUE = 'due';

describe('The daily task assignment', () => {
  it.each<[string, DailySet, number | typeof DUE]>([
    ['assigns tasks to a user without selections', setAt(NOW, 0), DUE],
    ['keeps a complete set, and counts down from 1440 minutes', setAt(NOW), 1440 * 60],
    ['counts down', setAt(NOW - 10 * MINUTE_MS), 1430 * 60],
    ['keeps a set to its last millisecond', setAt(NOW - DAY_MS + 1), 1],
    ['reassigns at exactly 1440 minutes', setAt(NOW - DAY_MS), DUE],
    ['reassigns when a task is missing', setAt(NOW, DAILY_COUNT - 1), DUE],
    ['reassigns a selection without a valid date', setAt(0), DUE],
    ['does not freeze after the clock was set far ahead', setAt(NOW + 30 * DAY_MS), DUE],
    ['counts down a day at most', setAt(NOW + MINUTE_MS), 1440 * 60],
  ])('%s', (_, set, left) => {
    expect(areNewTasksDue(set, NOW) ? DUE : secondsLeft(set, NOW)).toBe(left);
  });

  it('has a window of 24 hours (D17)', () => {
    expect(windowEnd(setAt(NOW))).toBe(NOW + DAY_MS);
  });
});
