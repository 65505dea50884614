import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, listText, sumText } from './amount-text';
import type { Units } from './units';
import { impactOf, MEASURES, NO_IMPACT, plus, savedMeasures, totalImpact } from './impact';
import { forAll } from '@/domain/testing/for-all';

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

describe('The sum of savings', () => {
  it('is the same however completions are split', () => {
    forAll([completions, fc.func(fc.integer({ min: 0, max: 4 }))], (tasks, groupOf) => {
      const groups = [0, 1, 2, 3, 4].map((group) =>
        total(tasks.filter((task) => groupOf(task) === group)),
      );
      expect(totalImpact(groups)).toEqual(total(tasks));
    });
  });

  it('is undone exactly, whatever was done before and after', () => {
    forAll([completions, fc.option(estimates), completions], (before, undone, after) => {
      const all = total([...before, undone, ...after]);
      expect(plus(all, impactOf(undone), -1)).toEqual(total([...before, ...after]));
      expect(plus(impactOf(undone), impactOf(undone), -1)).toEqual(NO_IMPACT);
    });
  });

  it('counts tasks without a figure, and deleted ones, separately', () => {
    expect(totalImpact([impactOf({ carbonKg: 0.1, moneyDollars: null }), impactOf(null)])).toEqual({
      amounts: [100],
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

  it('lists savings in order', () => {
    expect(savedMeasures(impactOf({ moneyDollars: 1, carbonKg: 2 }))).toEqual(['carbon', 'money']);
  });
});

const UNIT = fc.constantFrom<Units>('US', 'Metric');

/** How many of the smaller unit each unit is, for carbon. */
const SIZES: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: 1, lb: 16 };

/** Reads '1.2 kg CO₂e' as 1200, and '1.2 lb CO₂e' as 19.2. */
function inSmallUnits(text: string): number {
  const [number = '', unit = ''] = text.split(' ');
  return Number(number.replaceAll(',', '')) * (SIZES[unit] ?? Number.NaN);
}

describe('An amount', () => {
  it.each([
    ['carbon', 1249, '2.7 lb CO₂e', '1.2 kg CO₂e'],
    ['carbon', 86, '0.18 lb CO₂e', '86 g CO₂e'],
    ['carbon', 9, '0.31 oz CO₂e', '9 g CO₂e'],
    ['carbon', 660, '1.4 lb CO₂e', '660 g CO₂e'],
    ['carbon', 999, '2.2 lb CO₂e', '990 g CO₂e'],
    ['carbon', 1_234_567, '2,700 lb CO₂e', '1,200 kg CO₂e'],
    ['water', 37_850, '9.9 gallons of water', '37 L of water'],
    ['water', 3786, '1 gallon of water', '3.7 L of water'],
    ['water', 240, '8.1 fl oz of water', '240 mL of water'],
    ['waste', 12, '0.42 oz of waste', '12 g of waste'],
    ['energy', 100, '100 Wh of energy', '100 Wh of energy'],
    ['money', 345, '$0.34', '$0.34'],
    ['money', 4, '0.4¢', '0.4¢'],
    ['money', 15, '1.5¢', '1.5¢'],
    ['money', 99, '9.9¢', '9.9¢'],
    ['money', 100, '$0.10', '$0.10'],
    ['money', 9_960, '$9.90', '$9.90'],
    ['money', 10_000, '$10', '$10'],
    ['money', 123_400, '$120', '$120'],
  ] as const)('of %s, %i thousandths, reads %s or %s', (measure, thousandths, us, metric) => {
    expect(amountText(measure, thousandths, 'US')).toBe(us);
    expect(amountText(measure, thousandths, 'Metric')).toBe(metric);
  });

  it('never has more than two significant digits', () => {
    forAll(
      [fc.constantFrom(...MEASURES), fc.integer({ min: 1, max: 1e12 }), UNIT],
      (measure, n, units) => {
        const digits = amountText(measure, n, units)
          .replaceAll(/[^0-9]/g, '')
          .replace(/^0+/, '');
        expect(digits.replace(/0+$/, '').length).toBeLessThanOrEqual(2);
      },
    );
  });

  it('adds up to the amounts that a list shows', () => {
    expect(sumText('carbon', [1249, 86, 667], 'Metric')).toBe('1.946 kg CO₂e');
    expect(sumText('carbon', [1249, 86, 667], 'US')).toBe('4.28 lb CO₂e');
    expect(sumText('carbon', [9, 12], 'US')).toBe('0.73 oz CO₂e');
    expect(sumText('carbon', [1249, 9], 'US')).toBe('2.719 lb CO₂e');
    expect(sumText('water', [3786], 'US')).toBe('1 gallon of water');
    expect(sumText('money', [4480, 15, 345], 'US')).toBe('$4.755');
    expect(sumText('money', [123_400, 4480], 'Metric')).toBe('$124.40');
    const amounts = fc.array(fc.integer({ min: 1, max: 1e7 }), { minLength: 1 });
    forAll([amounts, UNIT], (list, units) => {
      const byHand = list.map((one) => inSmallUnits(amountText('carbon', one, units)));
      const sum = byHand.reduce((total, one) => total + one, 0);
      // To the thousandth of a pound (16 ounces); kilograms are exact.
      const precision = units === 'US' ? 0.5 * 0.016 : 0;
      expect(Math.abs(inSmallUnits(sumText('carbon', list, units)) - sum)).toBeLessThan(
        precision + 1e-3,
      );
    });
  });

  it('is listed with others in a sentence', () => {
    expect([
      listText([]),
      listText(['a']),
      listText(['a', 'b']),
      listText(['a', 'b', 'c']),
    ]).toEqual(['', 'a', 'a and b', 'a, b and c']);
  });
});
