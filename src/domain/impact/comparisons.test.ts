import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparisonFor } from './comparisons';
import { MEASURES } from './impact';

it.each([
  ['carbon', 249, undefined],
  ['carbon', 250, '1 kilometer not driven'],
  ['carbon', 12_400, '49 kilometers not driven'],
  ['carbon', 800_000, 'a typical car parked for 2 months'],
  ['water', 8000, '1 minute of an average shower'],
  ['water', 119_000, '1 average shower'],
  ['water', 730_000, '12 average showers'],
  ['waste', 9000, '4 days of one American’s trash'],
  ['energy', 12_300, '10 hours of an average American home’s electricity'],
  ['energy', 90_000, '3 days of an average American home’s electricity'],
  ['money', 90_000, undefined],
] as const)('%s of %i thousandths is like %s', (measure, thousandths, text) => {
  expect(comparisonFor(measure, thousandths)?.text).toBe(text);
});

it('A comparison has a source, and never more digits than an estimate has', () => {
  fc.assert(
    fc.property(fc.constantFrom(...MEASURES), fc.integer({ min: 0, max: 1e11 }), (measure, n) => {
      const like = comparisonFor(measure, n);
      if (!like) return;
      expect(like.source.url).toMatch(/^https:/);
      const digits = like.text.replaceAll(/[^0-9]/g, '').replace(/0+$/, '');
      expect(digits.length).toBeLessThanOrEqual(2);
      expect(like.text).not.toMatch(/\b0\b/);
    }),
  );
});
