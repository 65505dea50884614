import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Comparison, comparisonFor } from './comparisons';
import { MEASURES } from './impact';
import type { Units } from './units';
import { forAll } from '@/domain/testing/for-all';

/** From the smallest familiar amounts to the yearly savings of thousands. */
const AMOUNT = fc.oneof(fc.integer({ min: 0, max: 1e5 }), fc.integer({ min: 0, max: 1e10 }));

/** Tolerance for rounding errors in sums and quotients. */
const ROUNDING = 1 + 1e-8;

const UNIT = fc.constantFrom<Units>('US', 'Metric');

it.each([
  ['carbon', 399, 'US', undefined],
  ['carbon', 400, 'US', '1 mile not driven'],
  ['carbon', 790, 'US', 'almost 2 miles not driven'],
  ['carbon', 800, 'US', '2 miles not driven'],
  ['carbon', 800_000, 'US', '2,000 miles not driven'],
  ['carbon', 249, 'Metric', undefined],
  ['carbon', 250, 'Metric', '1 kilometer not driven'],
  ['carbon', 400, 'Metric', '1.6 kilometers not driven'],
  ['water', 8000, 'US', '1 minute of an average shower'],
  ['water', 22_000, 'US', '2.7 minutes of an average shower'],
  ['water', 62_006, 'US', '1 average shower'],
  ['waste', 9000, 'US', '4 days of one American’s trash'],
  ['energy', 90_000, 'US', '1.4 days of an average American home’s energy'],
  ['money', 90_000, 'US', undefined],
] as const)(
  '%s of %i thousandths is like, in %s units, %s',
  (measure, thousandths, units, text) => {
    expect(comparisonFor(measure, thousandths, units)?.text).toBe(text);
  },
);

it('A comparison has a source, and never more digits than an estimate has', () => {
  forAll(
    [fc.constantFrom(...MEASURES), fc.integer({ min: 0, max: 1e11 }), UNIT],
    (measure, n, units) => {
      const like = comparisonFor(measure, n, units);
      if (!like) return;
      expect(like.source.address).toMatch(/^https:/);
      const digits = like.text.replaceAll(/[^0-9]/g, '').replace(/0+$/, '');
      expect(digits.length).toBeLessThanOrEqual(2);
      expect(like.text).not.toMatch(/(^|\s)0\b/);
    },
  );
});

it('A larger amount never reads as less of the same, and no comparison exceeds its amount', () => {
  forAll(
    [fc.constantFrom('carbon', 'water', 'waste', 'energy'), AMOUNT, AMOUNT, UNIT],
    (measure, less, more, units) => {
      const small = comparisonFor(measure, less, units);
      const large = comparisonFor(measure, less + more, units);
      expect(sizeOf(small)).toBeLessThanOrEqual(sizeOf(large) * ROUNDING);
      expect(sizeOf(large)).toBeLessThanOrEqual((less + more) * ROUNDING);
    },
  );
});

/** The least that a comparison claims, in thousandths. */
function sizeOf(like: Comparison | undefined): number {
  if (!like) return 0;
  const [, almost, count] = /^(almost )?([\d.,]+) /.exec(like.text) ?? [];
  const unit = UNIT_SIZES.find(([text]) => like.text.includes(text))?.[1] ?? Number.NaN;
  // 'almost 2' is at least 1.9.
  return (Number(count?.replaceAll(',', '')) - (almost ? 0.1 : 0)) * unit;
}

const SHOWER_PER_MINUTE = 2.1 * 3785.411784;
const HOME_ENERGY_PER_DAY = (76.8 * 293_071.07) / 365;

const UNIT_SIZES = [
  ['mile', 400],
  ['kilometer', 250],
  ['minute', SHOWER_PER_MINUTE],
  ['average shower', 7.8 * SHOWER_PER_MINUTE],
  ['of one American', 4.9 * 453.6],
  ['hour', HOME_ENERGY_PER_DAY / 24],
  ['home’s energy', HOME_ENERGY_PER_DAY],
] as const;
