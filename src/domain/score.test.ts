import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScoredCompletion } from './completion';
import { DAY_MS, instantOf } from './instant';
import { expiringSoon, pointsOf, susScore } from './score';
import { taskOf } from './testing/rows';
import { forAll } from './testing/for-all';

const NOW = Date.parse('2025-06-12T08:00:00.000Z');
const tasks = new Map([
  ['small', taskOf('small', 'Daily', { score: 5 })],
  ['big', taskOf('big', 'Daily', { score: 40 })],
  ['unscored', taskOf('unscored', 'Daily', { score: null })],
  ['negative', taskOf('negative', 'Daily', { score: -80 })],
]);

const row = (taskId: string, expires: number): ScoredCompletion => ({
  id: `${taskId}${expires}`,
  taskId,
  completedDate: instantOf(NOW - DAY_MS),
  expirationDate: instantOf(expires),
  task: tasks.get(taskId) ?? null,
});
const anyRow = fc
  .tuple(
    fc.constantFrom('small', 'big', 'unscored', 'negative', 'deleted'),
    fc.integer({ min: -20 * DAY_MS, max: 20 * DAY_MS }),
  )
  .map(([taskId, offset]) => row(taskId, NOW + offset));

describe('The SusScore', () => {
  it('is the sum of the scores of unexpired completions', () => {
    expect(susScore([row('small', NOW + 1), row('big', NOW + 1), row('big', NOW)], NOW)).toBe(45);
  });

  it('counts a missing or negative score and an unknown task as 0 (D16)', () => {
    const rows = ['unscored', 'negative', 'deleted'].map((id) => row(id, NOW + 1));
    expect(susScore(rows, NOW)).toBe(0);
  });
});

describe('The completions that expire soon', () => {
  it('are those that the score loses within seven days', () => {
    forAll([fc.array(anyRow)], (rows) => {
      const lost = susScore(rows, NOW) - susScore(rows, NOW + 7 * DAY_MS);
      expect(pointsOf(expiringSoon(rows, NOW))).toBe(lost);
    });
  });

  it('are in the order in which they expire', () => {
    const rows = [row('big', NOW + 3 * DAY_MS), row('small', NOW + 2 * DAY_MS)];
    expect(expiringSoon(rows, NOW)).toEqual(rows.toReversed());
  });
});
