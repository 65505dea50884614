import { describe, expect, it } from 'vitest';
import { MIN_SAVED } from '../../../data/limits';
import { tasks } from '../index';
import { sources } from '../sources';
import { evaluated, numberOf } from './arithmetic';
import { figures, sourcesOf } from './index';
import { notEstimated } from './not-estimated';
import { overlaps } from './overlaps';
import { isSubtracted, minus, sourceOf, sumOf, termText } from './sums';
import type { Sum, Term } from './types';

const estimates = Object.entries(figures).flatMap(([task, measures]) =>
  Object.entries(measures).map(([measure, figure]) => ({ task, measure, ...figure })),
);
const durations = new Map(tasks.map(({ name, duration }) => [name, duration]));

/** A sum as the page prints it, such as '2.8 minutes × 2.1 gallons a minute − 3 …'. */
function sumText(sum: Sum): string {
  return sum
    .map((terms) =>
      terms
        .filter((term) => term !== minus)
        .map(termText)
        .join(' × '),
    )
    .reduce((text, product, at) => `${text} ${isSubtracted(sum[at] ?? []) ? '−' : '+'} ${product}`);
}

/** Computes '2.8 minutes × 2.1 gallons − 3 …' from its numbers alone, as a reader would. */
function computed(text: string): number {
  const numbers = text.split(/( [×+−] )/).map((part, at) => (at % 2 ? part : part.split(' ')[0]));
  return evaluated(numbers.join(''));
}

describe('The figures', () => {
  it('are for tasks of the catalog; each other task says why it has none', () => {
    expect([...Object.keys(figures), ...Object.keys(notEstimated)].toSorted()).toEqual(
      tasks.map(({ name }) => name).toSorted(),
    );
  });

  it.each(estimates)('follow from their sum as printed: $task, $measure', (figure) => {
    const { amount } = figure;
    const exact = computed(sumText(figure.sum));
    expect(amount).toBeGreaterThanOrEqual(MIN_SAVED);
    // Rounded down to two digits, with at most three decimals. The sum is printed with six digits.
    const step = Math.max(10 ** (Math.floor(Math.log10(exact)) - 1), 0.001);
    expect(amount).toBeLessThanOrEqual(exact * (1 + 1e-5));
    expect(exact - amount).toBeLessThan(step + exact * 1e-5);
  });

  it.each(estimates)('have one or two sources: $task, $measure', (figure) => {
    expect([1, 2]).toContain(sourcesOf(figure).length);
  });

  it('have an assumption of a sentence or two', () => {
    const invalid = estimates.filter(
      ({ assumption }) => !/^[A-Z].{20,200}[^.]\.$/u.test(assumption),
    );
    expect(invalid).toEqual([]);
  });

  it('cover the days in their assumption, and never more than a completion counts for', () => {
    const invalid = estimates.filter(({ task, assumption, covers }) => {
      const period = /^Over (a year|\d+ days)/.exec(assumption)?.[1];
      const named = period === 'a year' ? 365 : Number(period?.split(' ')[0]);
      if (period !== undefined) return covers !== named || durations.get(task) !== named;
      return covers !== 'once' && covers > (durations.get(task) ?? 0);
    });
    expect(invalid).toEqual([]);
  });
});

it.each(Object.entries(figures))('All figures of a task cover the same days: %s', (_, measures) => {
  expect(new Set(Object.values(measures).map(({ covers }) => covers)).size).toBe(1);
});

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

  it('an electric car is among the overlaps with every task that saves gasoline', () => {
    const gasoline = estimates
      .filter((figure) =>
        sourcesOf(figure).some((source) =>
          [sources.typicalCar, sources.gasPrice].some((known) => known === source),
        ),
      )
      .map(({ task }) => task);
    const named = overlaps.find(({ tasks: names }) => names.includes('Switch to an electric car'));
    expect(named?.tasks).toEqual(expect.arrayContaining([...new Set(gasoline)]));
  });
});

/** Every number in the sums, including sums within them. */
const terms = [...new Set(estimates.flatMap(({ sum }) => termsOf(sum)))];

function termsOf(sum: Sum): Term[] {
  return sum.flat().flatMap((term) => [term, ...termsOf(sumOf(term) ?? [])]);
}

/** Conversions: kg in a pound, tons in a short ton, kWh in a million Btu, liters in a gallon, days in a year. */
const CONVERSIONS = [1, 0.4536, 0.9072, 293.07, 3.785, 365];

/** A number without its power of ten, since sources use percent, grams or millions where terms don't. */
const digitsOf = (value: number) => value / 10 ** Math.floor(Math.log10(value) + 1e-9);

const isSaid = (value: number, numbers: readonly number[]) =>
  numbers.some((number) => Math.abs(digitsOf(number) / digitsOf(value) - 1) < 1e-9);

const numbersIn = (text: string) => (text.match(/\d[\d,]*(\.\d+)?/g) ?? []).map(numberOf);

describe('Each number of a sum', () => {
  it.each(terms.filter(sourceOf))(
    'is stated by its source, or follows from it: $value $of',
    (term) => {
      const said = numbersIn(sourceOf(term)?.says ?? '').filter((number) => number > 0);
      const named = term.how === undefined ? [term.value] : numbersIn(term.how);
      const known = term.how === undefined ? said : [...said, ...CONVERSIONS];
      expect(named.filter((number) => !isSaid(number, known))).toEqual([]);
      const [, from] = /^rounded down from (.+)$/.exec(term.how ?? '') ?? [];
      if (from === undefined) return;
      expect(term.value).toBeLessThan(evaluated(from));
      expect(term.value).toBeGreaterThan(0.8 * evaluated(from));
    },
  );

  it('is called a unit only if it is one', () => {
    const units =
      /^((liters|pounds) a gallon|gallons a liter|kg a pound|pounds a kg|thousand Btu a kWh|hours|days|weeks|months|ways|time|of a year \(\d+ days\))$/;
    const named = terms.filter(({ from }) => from === 'unit').map(({ of }) => of);
    expect(named.filter((of) => !units.test(of))).toEqual([]);
  });
});
