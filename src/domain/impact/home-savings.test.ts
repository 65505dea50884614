import { beforeEach, describe, expect, it } from 'vitest';
import type { ScoredCompletion } from '@/domain/completion';
import { DAY_MS, epochOf } from '@/domain/instant';
import { NOTHING_SAVED, withImpact } from '@/domain/lifetime';
import type { Task } from '@/domain/task';
import { completionOf, taskOf } from '@/domain/testing/rows';
import { setZone } from '@/domain/testing/zones';
import { savedIn7Days, savedLately } from './home-savings';
import { impactIn } from './impact';

const NOW = Date.parse('2026-06-12T08:00:00.000Z');

beforeEach(() => {
  setZone('UTC');
});

let count = 0;

function done(daysAgo: number, duration: number, figures: Partial<Task> = {}): ScoredCompletion {
  const task = taskOf(`t${count++}`, 'Daily', { duration, ...figures });
  return { ...completionOf('me', task, NOW - daysAgo * DAY_MS), task };
}

const sumOf = (rows: readonly ScoredCompletion[]) =>
  rows.reduce(
    (sum, row) => withImpact(sum, impactIn(row.saved), epochOf(row.completedDate) ?? 0),
    NOTHING_SAVED,
  );

describe('The sum of savings on the home page', () => {
  it('is the past seven calendar days, expired completions included', () => {
    const rows = [
      done(3, 2, { carbonKg: 0.25 }),
      done(1, 3, { carbonKg: 1 }),
      done(8, 30, { carbonKg: 9 }),
    ];
    expect(savedLately(rows, sumOf(rows), 'US', NOW)).toEqual({
      period: 'Past 7 days',
      texts: ['2.7 lb CO₂e'],
    });
    expect(savedLately(rows, sumOf(rows), 'Metric', NOW)?.texts).toEqual(['1.2 kg CO₂e']);
  });

  it('is everything since the first month if the week has nothing, even without a row', () => {
    const saved = sumOf([done(60, 1, { waterLiters: 42 })]);
    expect(savedLately([], saved, 'US', NOW)).toEqual({
      period: 'Since April 2026',
      texts: ['11 gallons of water'],
    });
  });

  it('is nothing without a figure', () => {
    expect(savedLately([], NOTHING_SAVED, 'US', NOW)).toBeUndefined();
    const rows = [done(0, 1)];
    expect(savedLately(rows, sumOf(rows), 'US', NOW)).toBeUndefined();
  });

  it('keeps its measure: money if any was ever saved, with the others next to it', () => {
    const rows = [
      done(90, 100, { moneyDollars: 1 }),
      done(0, 1, { carbonKg: 1.2, moneyDollars: 0.5 }),
    ];
    const saved = sumOf(rows);
    expect(savedLately(rows, saved, 'US', NOW)?.texts).toEqual(['$0.50', '2.6 lb CO₂e']);
  });

  it('stays as it is when the tasks are deleted', () => {
    const rows = [done(1, 5, { carbonKg: 1 }), done(3, 365, { waterLiters: 730, savesOver: 365 })];
    const saved = sumOf(rows);
    const deleted = rows.map((row) => ({ ...row, task: null }));
    expect(savedIn7Days(rows, NOW)).toMatchObject({ amounts: [1000, 8000], estimated: 2 });
    expect(savedIn7Days(deleted, NOW)).toEqual(savedIn7Days(rows, NOW));
    expect(savedLately(deleted, saved, 'US', NOW)).toEqual(savedLately(rows, saved, 'US', NOW));
  });
});
