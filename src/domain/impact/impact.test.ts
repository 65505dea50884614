import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, listText, sumText } from './amount-text';
import { type Impact, impactOf, MEASURES, NO_IMPACT, savedMeasures, totalImpact } from './impact';

const amount = fc.option(fc.double({ min: 0.001, max: 20_000, noNaN: true }));
const estimates = fc.record({
  carbonKg: amount,
  waterLiters: amount,
  wasteKg: amount,
  energyKwh: amount,
  moneyDollars: amount,
});
const completions = fc.array(fc.option(estimates));

const total = (tasks: readonly Parameters<typeof impactOf>[0][]) =>
  totalImpact(tasks.map((task) => impactOf(task)));

function minus(a: Impact, b: Impact): Impact {
  const difference = { ...a };
  for (const key of [...MEASURES, 'estimated', 'notEstimated'] as const) difference[key] -= b[key];
  return difference;
}

describe('What completions saved', () => {
  it('is the same however they are split', () => {
    fc.assert(
      fc.property(completions, fc.func(fc.integer({ min: 0, max: 4 })), (tasks, groupOf) => {
        const groups = [0, 1, 2, 3, 4].map((group) =>
          total(tasks.filter((task) => groupOf(task) === group)),
        );
        expect(totalImpact(groups)).toEqual(total(tasks));
      }),
    );
  });

  it('is undone exactly, whatever was done before and after', () => {
    fc.assert(
      fc.property(completions, fc.option(estimates), completions, (before, undone, after) => {
        const all = total([...before, undone, ...after]);
        expect(minus(all, impactOf(undone))).toEqual(total([...before, ...after]));
        expect(minus(impactOf(undone), impactOf(undone))).toEqual(NO_IMPACT);
      }),
    );
  });

  it('is in whole thousandths, and counts every completion once', () => {
    fc.assert(
      fc.property(completions, (tasks) => {
        const impact = total(tasks);
        expect(MEASURES.every((measure) => Number.isSafeInteger(impact[measure]))).toBe(true);
        expect(impact.estimated + impact.notEstimated).toBe(tasks.length);
      }),
    );
  });

  it('counts a task without a figure apart, and so a deleted one', () => {
    expect(totalImpact([impactOf({ carbonKg: 0.1, moneyDollars: null }), impactOf(null)])).toEqual({
      ...NO_IMPACT,
      carbon: 100,
      estimated: 1,
      notEstimated: 1,
    });
  });

  it('ignores a figure that can’t be stored', () => {
    expect(impactOf({ carbonKg: -3, waterLiters: Number.NaN })).toEqual({
      ...NO_IMPACT,
      notEstimated: 1,
    });
  });

  it('lists what was saved in order', () => {
    expect(savedMeasures(impactOf({ moneyDollars: 1, carbonKg: 2 }))).toEqual(['carbon', 'money']);
  });
});

/** Reads '1.2 kg CO₂e' as 1200. */
function inGrams(text: string): number {
  const [number = '', unit] = text.split(' ');
  return Number(number.replaceAll(',', '')) * (unit === 'kg' ? 1000 : 1);
}

describe('An amount', () => {
  it.each([
    ['carbon', 1249, '1.2 kg CO₂e'],
    ['carbon', 86, '86 g CO₂e'],
    ['carbon', 999, '1 kg CO₂e'],
    ['carbon', 1_234_567, '1,200 kg CO₂e'],
    ['water', 37_850, '38 L of water'],
    ['water', 240, '240 ml of water'],
    ['waste', 12, '12 g of waste'],
    ['energy', 100, '100 Wh of energy'],
    ['money', 345, '$0.35'],
    ['money', 4, '0.4¢'],
    ['money', 15, '1.5¢'],
    ['money', 20, '2¢'],
    ['money', 99, '9.9¢'],
    ['money', 100, '$0.10'],
    ['money', 4_480, '$4.50'],
    ['money', 9_960, '$10'],
    ['money', 123_400, '$120'],
  ] as const)('of %s, %i thousandths, reads %s', (measure, thousandths, text) => {
    expect(amountText(measure, thousandths)).toBe(text);
  });

  it('never has more than two significant digits', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MEASURES), fc.integer({ min: 1, max: 1e12 }), (measure, n) => {
        const digits = amountText(measure, n)
          .replaceAll(/[^0-9]/g, '')
          .replace(/^0+/, '');
        expect(digits.replace(/0+$/, '').length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('adds up to what a list shows', () => {
    expect(sumText('carbon', [1249, 86, 667])).toBe('1.956 kg CO₂e');
    expect(sumText('carbon', [86, 12])).toBe('98 g CO₂e');
    expect(sumText('money', [4480, 15, 345])).toBe('$4.865');
    expect(sumText('money', [123_400, 4480])).toBe('$124.50');
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e7 }), { minLength: 1 }), (amounts) => {
        const byHand = amounts.map((one) => inGrams(amountText('carbon', one)));
        const sum = byHand.reduce((total, one) => total + one, 0);
        expect(inGrams(sumText('carbon', amounts))).toBeCloseTo(sum, 3);
      }),
    );
  });

  it('is one of a list in a sentence', () => {
    expect([
      listText([]),
      listText(['a']),
      listText(['a', 'b']),
      listText(['a', 'b', 'c']),
    ]).toEqual(['', 'a', 'a and b', 'a, b and c']);
  });
});
