import { describe, expect, it } from 'vitest';
import { MIN_SAVED } from '../../../data/limits';
import { tasks } from '../index';
import { sources } from '../sources';
import { figures, sourcesOf, sumText } from './index';
import { notEstimated } from './not-estimated';
import { overlaps } from './overlaps';
import type { Figure } from './types';

const estimates = Object.entries(figures).flatMap(([task, measures]) =>
  Object.entries(measures).map(([measure, figure]) => ({ task, measure, ...figure })),
);
const durations = new Map(tasks.map(({ name, duration }) => [name, duration]));

/** Computes '2.8 minutes × 2.1 gallons + 3 …' from its numbers alone, as a reader would. */
function computed(text: string): number {
  return text
    .split(' + ')
    .map((terms) =>
      terms
        .split(' × ')
        .reduce((product, term) => product * Number(term.split(' ')[0]?.replaceAll(',', '')), 1),
    )
    .reduce((sum, product) => sum + product, 0);
}

describe('The figures', () => {
  it('are for tasks of the catalog; each other task says why it has none', () => {
    expect([...Object.keys(figures), ...Object.keys(notEstimated)].toSorted()).toEqual(
      tasks.map(({ name }) => name).toSorted(),
    );
  });

  it.each(estimates)('follow from their sum as printed: $task, $measure', (figure) => {
    const { amount } = figure;
    const exact = computed(sumText(figure));
    expect(amount).toBeGreaterThanOrEqual(MIN_SAVED);
    // Down to two digits, and at most three decimals. The sum is printed with six digits.
    const step = Math.max(10 ** (Math.floor(Math.log10(exact)) - 1), 0.001);
    expect(amount).toBeLessThanOrEqual(exact * (1 + 1e-5));
    expect(exact - amount).toBeLessThan(step + exact * 1e-5);
  });

  it.each(estimates)('have one or two sources: $task, $measure', (figure) => {
    expect([1, 2]).toContain(sourcesOf(figure).length);
  });

  it('carry an assumption of a sentence or two', () => {
    const invalid = estimates.filter(
      ({ assumption }) => !/^[A-Z].{20,200}[^.]\.$/u.test(assumption),
    );
    expect(invalid).toEqual([]);
  });

  it('cover the days that their assumption names, and never more than a completion counts for', () => {
    const invalid = estimates.filter(({ task, assumption, covers }) => {
      const period = /^Over (a year|\d+ days)/.exec(assumption)?.[1];
      const named = period === 'a year' ? 365 : Number(period?.split(' ')[0]);
      if (period !== undefined) return covers !== named || durations.get(task) !== named;
      return covers !== 'once' && covers > (durations.get(task) ?? 0);
    });
    expect(invalid).toEqual([]);
  });
});

it.each(Object.entries(figures))(
  'All figures of a task save over the same days: %s',
  (_, measures) => {
    expect(new Set(Object.values(measures).map(({ covers }) => covers)).size).toBe(1);
  },
);

describe('Nothing counts twice without saying so', () => {
  const hasFigures = (task: string) => figures[task] !== undefined;

  it.each([
    ['Make a meal of leftovers', 'Plan meals before you shop'],
    ['Seal and insulate your home', 'Get a home energy audit'],
    ['Seal and insulate your home', 'Seal drafty doors and windows'],
    ['Go solar', 'Switch to renewable power'],
  ])('“%s” has figures, so “%s” has none', (counted, left) => {
    expect([hasFigures(counted), hasFigures(left)]).toEqual([true, false]);
  });

  it.each(overlaps)('the page names the overlap of $tasks', ({ tasks: names, measure, why }) => {
    expect(names.filter((name) => figures[name]?.[measure] === undefined)).toEqual([]);
    expect(why).toMatch(/^[A-Z].+\.$/);
  });

  it('an electric car is among those that overlap with all that saves gasoline', () => {
    const gasoline = estimates
      .filter((figure) =>
        sourcesOf(figure).some((source) =>
          [sources.typicalCar, sources.gasPrice].some((one) => one === source),
        ),
      )
      .map(({ task }) => task);
    const named = overlaps.find(({ tasks: names }) => names.includes('Switch to an electric car'));
    expect(named?.tasks).toEqual(expect.arrayContaining([...new Set(gasoline)]));
  });
});

/** What one unit is in another: kg a pound and a short ton, kWh a million Btu and a MJ, liters a gallon, days a year. */
const CONVERSIONS = [1, 0.4536, 0.9072, 293.07, 3.6, 3.785, 365];

/** Terms that take more than a step from what their source says, by what they are. */
const LONGER_WAYS: Readonly<Record<string, string>> = {
  'kg of CO₂e a meal': 'From 1 kg, which is 40% less than a meal with meat: 1 ÷ 0.6 − 1.',
  'hour of the 4': 'One hour of those that the source counted.',
  'kWh of heat a home and year':
    'Rounded down from 3,945 ÷ 118.2 million Btu, since EIA’s survey of 2020, which we know only from others, has 3% less.',
  'miles a week': 'Two days a week, both ways: 4 × 15.',
  'kg of CO₂e a kg of bags':
    'Rounded down from 2.9165, since bags are made of recycled plastic, too.',
  'of a kWh saved':
    '8 Btu per Wh, where a kWh is 3,412 Btu, and a furnace turns 80% of the gas into heat: 1 − 0.8 × 3.412 ÷ 8.',
  'less for a degree':
    '18% more for 5 °F colder is 15.3% less for 5 °F warmer: (1 − 1 ÷ 1.18) ÷ 5.',
  'pounds a towel':
    '25 pounds for 500 sheets of 864 square inches, of which a towel has 85: 25 ÷ 500 × 85 ÷ 864.',
  'pounds a sheet': '20 pounds for 500 sheets of four times the size: 20 ÷ 2,000.',
};

/** A number without its power of ten, since sources say percent, grams or millions where terms have others. */
const digitsOf = (value: number) => value / 10 ** Math.floor(Math.log10(value) + 1e-9);

it.each(estimates)(
  'are said by the source of each term: $task, $measure',
  ({ sum }: Pick<Figure, 'sum'>) => {
    const unsaid = sum
      .flatMap((terms) => terms)
      .filter(({ value, of, source }) => {
        if (!source || LONGER_WAYS[of] !== undefined) return false;
        const numbers = source.says.replaceAll(',', '').match(/\d+(\.\d+)?/g) ?? [];
        const said = [1, ...numbers.map(Number)];
        const made = said.flatMap((one) =>
          said.flatMap((other) => [one * other, one / other, Math.abs(one - other)]),
        );
        const converted = made.flatMap((one) =>
          CONVERSIONS.flatMap((factor) => [one * factor, one / factor]),
        );
        return !converted.some((one) => Math.abs(digitsOf(one) / digitsOf(value) - 1) < 1e-6);
      });
    expect(unsaid.map(({ value, of }) => `${value} ${of}`)).toEqual([]);
  },
);
