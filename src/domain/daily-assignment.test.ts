import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignmentFor, windowEnd, secondsLeft } from './daily-assignment';
import { REFRESH_WINDOW_MINUTES } from './time-limits';
import { DAILY_COUNT } from './daily-count';
import { dailySetOf } from './daily-set';
import { DAY_MS, instantOf, MINUTE_MS } from './instant';
import { dailySelectionId } from './row-ids';
import type { Selection } from './selection';
import { selectionOf } from './testing/rows';

const NOW = Date.parse('2025-06-12T08:00:00.000Z');

function setAt(instant: number, count: number = DAILY_COUNT) {
  const rows: Selection[] = Array.from({ length: count }, (_, slot) =>
    selectionOf(`task-${slot}`, dailySelectionId('me', 1, slot), instantOf(instant)),
  );
  return dailySetOf(rows);
}

describe('The daily task assignment', () => {
  it('assigns tasks to a user without selections', () => {
    expect(assignmentFor(dailySetOf([]), NOW)).toEqual({ kind: 'assign' });
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
  });

  it('ignores the date of a medium task that was added later (D10)', () => {
    const medium = selectionOf('medium', 'me#goal#medium', instantOf(NOW), 'Medium');
    const old = setAt(NOW - DAY_MS);
    expect(assignmentFor(dailySetOf([...old.current, medium]), NOW).kind).toBe('reassign');
  });

  it('reassigns a selection without a valid date', () => {
    const set = dailySetOf(
      [0, 1, 2].map((slot) => selectionOf(`t${slot}`, dailySelectionId('me', 1, slot), null)),
    );
    expect(assignmentFor(set, NOW).kind).toBe('reassign');
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
