import { beforeEach, describe, expect, it } from 'vitest';
import type { ScoredCompletion } from '@/domain/completion';
import { DAY_MS } from '@/domain/instant';
import { newLedger } from '@/domain/ledger';
import { withCounted } from '@/domain/ledger-changes';
import { newCompletion } from '@/domain/new-completion';
import type { Task } from '@/domain/task';
import { taskOf } from '@/domain/testing/rows';
import { setZone } from '@/domain/testing/zones';
import { savedLately, savingsIn } from './home-savings';
import { savingsOf } from './savings';

const NOW = Date.parse('2026-06-12T08:00:00.000Z');

beforeEach(() => {
  setZone('UTC');
});

let count = 0;

function done(daysAgo: number, duration: number, figures: Partial<Task> = {}): ScoredCompletion {
  const task = taskOf(`t${count++}`, 'Daily', { duration, ...figures });
  return { ...newCompletion('me', task, NOW - daysAgo * DAY_MS), saved: savingsOf(task), task };
}

const ledgerOf = (rows: readonly ScoredCompletion[]) =>
  rows.reduce(withCounted, newLedger(0, NOW - 400 * DAY_MS));

describe('What the home says was saved', () => {
  it('is the past seven calendar days, expired completions included', () => {
    const rows = [
      done(3, 2, { carbonKg: 0.25 }),
      done(1, 3, { carbonKg: 1 }),
      done(8, 30, { carbonKg: 9 }),
    ];
    expect(savedLately({ rows, ledger: ledgerOf(rows), units: 'US' }, NOW)).toEqual({
      period: 'Past 7 days',
      texts: ['2.7 lb CO₂e'],
    });
    expect(savedLately({ rows, ledger: ledgerOf(rows), units: 'Metric' }, NOW)?.texts).toEqual([
      '1.2 kg CO₂e',
    ]);
  });

  it('is everything since the first month if the week has nothing, even without a row', () => {
    const ledger = ledgerOf([done(60, 1, { waterLiters: 42 })]);
    expect(savedLately({ rows: [], ledger, units: 'US' }, NOW)).toEqual({
      period: 'Since April 2026',
      texts: ['11 gallons of water'],
    });
  });

  it('is nothing without a figure, or where the total is unknown', () => {
    expect(savedLately({ rows: [], ledger: newLedger(0, NOW), units: 'US' }, NOW)).toBeUndefined();
    const rows = [done(0, 1)];
    expect(savedLately({ rows, ledger: ledgerOf(rows), units: 'US' }, NOW)).toBeUndefined();
    const { saved: _, ...before } = ledgerOf([done(60, 1, { carbonKg: 1 })]);
    expect(savedLately({ rows: [], ledger: before, units: 'US' }, NOW)).toBeUndefined();
    expect(savedLately({ rows: [], ledger: undefined, units: 'US' }, NOW)).toBeUndefined();
  });

  it('keeps its measure: money if any was ever saved, with the others next to it', () => {
    const rows = [
      done(90, 100, { moneyDollars: 1 }),
      done(0, 1, { carbonKg: 1.2, moneyDollars: 0.5 }),
    ];
    const ledger = ledgerOf(rows);
    expect(savedLately({ rows, ledger, units: 'US' }, NOW)?.texts).toEqual([
      '$0.50',
      '2.6 lb CO₂e',
    ]);
    expect(
      savedLately({ rows: rows.slice(1), ledger: undefined, units: 'US' }, NOW)?.texts[0],
    ).toBe('$0.50');
  });

  it('stays as it is when the tasks are deleted', () => {
    const rows = [done(1, 5, { carbonKg: 1 }), done(3, 365, { waterLiters: 730, savesOver: 365 })];
    const ledger = ledgerOf(rows);
    const deleted = rows.map((row) => ({ ...row, task: null }));
    const before = savingsIn({ rows, ledger }, NOW);
    expect(before.past7Days).toMatchObject({ amounts: [1000, 8000], estimated: 2 });
    expect(savingsIn({ rows: deleted, ledger }, NOW)).toEqual(before);
    expect(savedLately({ rows: deleted, ledger, units: 'US' }, NOW)).toEqual(
      savedLately({ rows, ledger, units: 'US' }, NOW),
    );
  });

  it('counts a completion and an undo before they are written', () => {
    const [first, second] = [done(1, 5, { carbonKg: 1 }), done(0, 5, { carbonKg: 2 })];
    const ledger = ledgerOf([first]);
    const carbon = (rows: readonly ScoredCompletion[]) =>
      savingsIn({ rows, ledger }, NOW).lifetime?.amounts;
    expect(carbon([first])).toEqual([1000]);
    expect(carbon([first, { ...second, saved: null }])).toEqual([3000]);
    expect(carbon([])).toEqual([]);
  });

  it('credits a year’s saving day by day, and all of it to the total', () => {
    const rows = [done(1, 365, { carbonKg: 3650, savesOver: 365 })];
    const savings = savingsIn({ rows, ledger: ledgerOf(rows) }, NOW);
    expect(savings.past7Days.amounts).toEqual([20_000]);
    expect(savings.lifetime?.amounts).toEqual([3_650_000]);
  });
});
