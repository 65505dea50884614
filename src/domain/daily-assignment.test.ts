import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignmentFor, windowEnd, secondsLeft } from './daily-assignment';
import { REFRESH_WINDOW_MINUTES } from './time-limits';
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

describe('The daily task assignment', () => {
  it('assigns tasks to a user without selections', () => {
    expect(assignmentFor(setAt(NOW, 0), NOW)).toEqual({ kind: 'assign' });
  });

  it('keeps a complete set and counts down from 1440 minutes', () => {
    expect(assignmentFor(setAt(NOW), NOW)).toEqual({ kind: 'keep', secondsLeft: 86_400 });
    expect(assignmentFor(setAt(NOW - 10 * MINUTE_MS), NOW)).toEqual({
      kind: 'keep',
      secondsLeft: (REFRESH_WINDOW_MINUTES - 10) * 60,
    });
  });

  it('reassigns at exactly 1440 minutes, not a millisecond earlier', () => {
    expect(assignmentFor(setAt(NOW - DAY_MS), NOW)).toEqual({ kind: 'reassign' });
    expect(assignmentFor(setAt(NOW - DAY_MS + 1), NOW)).toEqual({ kind: 'keep', secondsLeft: 1 });
  });

  it('reassigns when a task is missing', () => {
    expect(assignmentFor(setAt(NOW, DAILY_COUNT - 1), NOW)).toEqual({ kind: 'reassign' });
    expect(assignmentFor({ ...setAt(NOW, 0), number: 4 }, NOW)).toEqual({ kind: 'reassign' });
  });

  it('reassigns a selection without a valid date', () => {
    expect(assignmentFor(setDated(null, DAILY_COUNT), NOW).kind).toBe('reassign');
  });

  it('does not freeze after the clock was set far ahead', () => {
    expect(assignmentFor(setAt(NOW + 30 * DAY_MS), NOW).kind).toBe('reassign');
    expect(assignmentFor(setAt(NOW + MINUTE_MS), NOW)).toEqual({
      kind: 'keep',
      secondsLeft: 86_400,
    });
  });

  it('has a window of the same length on every day of the year, across clock changes (D17)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 366 * 24 * 60 }), (minutes) => {
        const selected = Date.parse('2024-01-01T00:00:00.000Z') + minutes * MINUTE_MS;
        const set = setAt(selected);
        expect(windowEnd(set) - selected).toBe(REFRESH_WINDOW_MINUTES * MINUTE_MS);
        expect(secondsLeft(set, windowEnd(set))).toBe(0);
        expect(secondsLeft(set, windowEnd(set) - 1)).toBe(1);
      }),
    );
  });

  it('never counts up as time passes', () => {
    fc.assert(
      fc.property(fc.nat(2 * DAY_MS), fc.nat(DAY_MS), (elapsed, later) => {
        const set = setAt(NOW);
        expect(secondsLeft(set, NOW + elapsed + later)).toBeLessThanOrEqual(
          secondsLeft(set, NOW + elapsed),
        );
      }),
    );
  });
});
