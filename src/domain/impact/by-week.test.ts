import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { weekStartOf } from '@/domain/calendar-day';
import { impactByWeek } from './by-week';
import { impactOf, totalImpact } from './impact';

const rows = fc.array(
  fc.option(fc.double({ min: 0.001, max: 500, noNaN: true })).map((carbonKg) => ({
    impact: impactOf({ carbonKg }),
  })),
);

it('The weeks add up to all completions, newest first', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 20_000, max: 20_400 }), rows)), (days) => {
      const perDay = new Map(days);
      const weeks = impactByWeek(perDay);
      const all = [...perDay.values()].flat().map(({ impact }) => impact);
      expect(totalImpact(weeks.map(({ impact }) => impact))).toEqual(totalImpact(all));
      const starts = weeks.map(({ start }) => start);
      expect(starts).toEqual(starts.toSorted((a, b) => b - a));
      expect(starts.every((start) => weekStartOf(start) === start)).toBe(true);
      expect(new Set(starts).size).toBe(starts.length);
    }),
  );
});
