import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAILY_COUNT } from './daily-count';
import { dailySetOf, isDaily } from './daily-set';
import { dailySelectionId, goalSelectionId } from './row-ids';
import type { Selection } from './selection';
import { selectionOf, taskOf } from './testing/rows';

const row = (period: number, slot: number, taskId = `t${period}-${slot}`): Selection =>
  selectionOf(taskId, dailySelectionId('me', period, slot));
const completeSet = (period: number) =>
  Array.from({ length: DAILY_COUNT }, (_, slot) => row(period, slot));

describe('The daily set', () => {
  it('is empty without selections', () => {
    expect(dailySetOf([])).toEqual({ current: [], isComplete: false, period: 0, leftovers: [] });
  });

  it('is the newest complete set, and older rows are leftovers', () => {
    const set = dailySetOf([...completeSet(7), ...completeSet(8)]);
    expect(set.current).toEqual(completeSet(8));
    expect(set.isComplete).toBe(true);
    expect(set.leftovers).toEqual(completeSet(7));
  });

  it('stays the old one, but incomplete, while a newer one is half-written', () => {
    const set = dailySetOf([...completeSet(7), row(8, 0)]);
    expect(set.current).toEqual(completeSet(7));
    expect(set.isComplete).toBe(false);
    expect(set.period).toBe(8);
    expect(set.leftovers).toEqual([]);
  });

  it('has half-written older rows among its leftovers', () => {
    expect(dailySetOf([row(7, 1), ...completeSet(8)]).leftovers).toEqual([row(7, 1)]);
  });

  it('is not replaced by a tab that wakes up late', () => {
    expect(dailySetOf([...completeSet(9), ...completeSet(8)]).current).toEqual(completeSet(9));
  });

  it('is incomplete with a repeated task, a deleted task, or one that is no longer daily', () => {
    const [first, second] = [row(1, 0, 'a'), row(1, 1, 'b')];
    expect(dailySetOf([first, second, row(1, 2, 'a')]).isComplete).toBe(false);
    expect(dailySetOf([first, second, { ...row(1, 2), task: null }]).isComplete).toBe(false);
    const moved = { ...row(1, 2), task: taskOf('c', 'Medium') };
    expect(dailySetOf([first, second, moved]).isComplete).toBe(false);
  });

  it('never shows a deleted or repeated task', () => {
    const set = dailySetOf([row(1, 0, 'a'), { ...row(1, 1), task: null }, row(1, 2, 'a')]);
    expect(set.current.map(({ taskId }) => taskId)).toEqual(['a']);
  });

  it('may consist of rows with other kinds of IDs', () => {
    const rows = completeSet(1).map(({ taskId }) => selectionOf(taskId, `row-${taskId}`));
    expect(dailySetOf(rows)).toMatchObject({ isComplete: true, period: 0, current: rows });
  });

  it('ignores medium and strategic tasks', () => {
    const goal = selectionOf('m', goalSelectionId('me', 'm'), undefined, 'Medium');
    expect(isDaily(goal)).toBe(false);
    expect(dailySetOf([goal, ...completeSet(1)]).leftovers).toEqual([]);
  });

  it('shows at most three tasks, whatever rows there are and in whatever order', () => {
    const anyRow = fc
      .record({ period: fc.integer({ min: 1, max: 4 }), slot: fc.nat(2), task: fc.nat(5) })
      .map(({ period, slot, task }) => row(period, slot, `t${task}`));
    const anyRows = fc.uniqueArray(anyRow, { selector: ({ id }) => id });
    fc.assert(
      fc.property(anyRows, fc.infiniteStream(fc.nat()), (rows, keys) => {
        const set = dailySetOf(rows);
        expect(set.current.length).toBeLessThanOrEqual(3);
        expect(set.isComplete && set.current.length !== 3).toBe(false);
        const mixed = rows
          .map((each) => ({ each, key: keys.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ each }) => each);
        expect(dailySetOf(mixed).current).toEqual(set.current);
      }),
    );
  });
});
