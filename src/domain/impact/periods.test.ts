import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { calendarDayOf } from '@/domain/calendar-day';
import { DAY_MS, instantOf } from '@/domain/instant';
import { setZone, zones } from '@/domain/testing/zones';
import { amountOf, impactOf, totalImpact } from './impact';
import {
  type DatedSaving,
  datedSavings,
  latestMonths,
  latestWeeks,
  past7Days,
  savedIn,
  type SavingRow,
} from './periods';
import { forAll } from '@/domain/testing/for-all';

const NOW = Date.parse('2026-03-10T03:30:00.000Z');

beforeEach(() => {
  setZone('UTC');
});

const row = fc.record({
  hoursAgo: fc.integer({ min: -48, max: 24 * 500 }),
  countsFor: fc.constantFrom(-1, 1, 3, 60, 365),
  savesOver: fc.constantFrom(0, 7, 60, 365, 730),
  carbonKg: fc.option(fc.double({ min: 0.001, max: 3500, noNaN: true })),
});

type Row = typeof row extends fc.Arbitrary<infer T> ? T : never;

function rowOf({ hoursAgo, countsFor, savesOver, carbonKg }: Row): SavingRow {
  const completed = NOW - hoursAgo * (DAY_MS / 24);
  return {
    completedDate: instantOf(completed),
    expirationDate: instantOf(completed + countsFor * DAY_MS),
    impact: impactOf({ carbonKg }),
    savesOver,
  };
}

/** Independently calculates each day's credit, in fractions that only grow. */
function carbonOn(day: number, { day: start, days, impact }: DatedSaving): number {
  const at = day - start;
  if (at < 0 || at >= days) return 0;
  const carbon = amountOf(impact, 'carbon');
  return Math.floor((carbon * (at + 1)) / days) - Math.floor((carbon * at) / days);
}

const daysOf = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('A period’s sum of savings', () => {
  it('is the sum of its days, whatever the history, in every time zone', () => {
    forAll([fc.array(row, { maxLength: 40 }), zones], (all, zone) => {
      setZone(zone);
      const savings = datedSavings(all.map(rowOf), NOW);
      const today = calendarDayOf(NOW);
      const periods = [past7Days(today), ...latestWeeks(today, 12, 7), ...latestMonths(today, 12)];
      for (const period of periods) {
        const carbon = daysOf(period).reduce(
          (sum, day) => sum + savings.reduce((part, one) => part + carbonOn(day, one), 0),
          0,
        );
        const saved = savedIn(savings, period);
        expect(amountOf(saved, 'carbon')).toBe(carbon);
        const done = savings.filter(({ day }) => day >= period.from && day <= period.to);
        expect(saved.estimated + saved.notEstimated).toBe(done.length);
      }
    });
  });

  it('adds up to all of it over all time', () => {
    forAll([fc.array(row), zones], (all, zone) => {
      setZone(zone);
      const savings = datedSavings(all.map(rowOf), NOW);
      const ever = { from: 0, to: calendarDayOf(NOW) + 1000 };
      expect(savedIn(savings, ever)).toEqual(totalImpact(savings.map(({ impact }) => impact)));
    });
  });

  it('leaves out completions of tomorrow, and those that expire before they are completed', () => {
    const rows = [
      rowOf({ hoursAgo: -48, countsFor: 1, savesOver: 0, carbonKg: 1 }),
      rowOf({ hoursAgo: 1, countsFor: -1, savesOver: 0, carbonKg: 1 }),
      { ...rowOf({ hoursAgo: 1, countsFor: 1, savesOver: 0, carbonKg: 1 }), completedDate: 'x' },
    ];
    expect(datedSavings(rows, NOW)).toEqual([]);
  });

  it('does not drop by the minute: the past seven days are calendar days', () => {
    const today = calendarDayOf(NOW);
    expect(past7Days(today)).toEqual({ from: today - 6, to: today });
    const early = rowOf({ hoursAgo: 6 * 24 + 3, countsFor: 1, savesOver: 0, carbonKg: 1 });
    const atEnd = Date.parse('2026-03-10T23:59:00.000Z');
    for (const now of [NOW, atEnd]) {
      expect(amountOf(savedIn(datedSavings([early], now), past7Days(today)), 'carbon')).toBe(1000);
    }
  });
});

it('Weeks start on their first weekday and months on the first, each right after the one before', () => {
  forAll([fc.integer({ min: 15_000, max: 25_000 })], (today) => {
    for (const periods of [latestWeeks(today, 12, 7), latestMonths(today, 12)]) {
      expect(periods).toHaveLength(12);
      expect(periods.at(-1)?.from).toBeLessThanOrEqual(today);
      // A year's saving isn't credited in advance.
      expect(periods.at(-1)?.to).toBe(today);
      periods.slice(1).forEach(({ from }, at) => expect(from).toBe((periods[at]?.to ?? 0) + 1));
    }
    for (const first of [1, 6, 7] as const) {
      const weekdays = latestWeeks(today, 3, first).map(({ from }) =>
        new Date(from * DAY_MS).getUTCDay(),
      );
      expect(new Set(weekdays)).toEqual(new Set([first % 7]));
    }
    const firsts = latestMonths(today, 12).map(({ from }) => new Date(from * DAY_MS).getUTCDate());
    expect(new Set(firsts)).toEqual(new Set([1]));
  });
});
