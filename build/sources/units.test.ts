import { expect, it } from 'vitest';
import { libraryLinks, tasks } from '../../amplify/seed/catalog';
import { figures } from '../../amplify/seed/catalog/figures';
import { notEstimated } from '../../amplify/seed/catalog/figures/not-estimated';
import { overlaps } from '../../amplify/seed/catalog/figures/overlaps';
import { sources } from '../../amplify/seed/catalog/sources';
import { aboutPassages } from '../../src/content/about';
import { benefits } from '../../src/content/benefits';
import { estimateMethod } from '../../src/content/estimates';
import { factSources } from '../../src/content/fact-sources';
import { impactTopics } from '../../src/content/impact';
import { offers } from '../../src/content/offers';
import { amountText } from '../../src/domain/impact/amount-text';
import { comparisonSources } from '../../src/domain/impact/comparison-sources';
import { comparisonFor } from '../../src/domain/impact/comparisons';
import { MEASURES } from '../../src/domain/impact/impact';
import { inUnits } from '../../src/domain/impact/units';

const METRIC = /\b(liters?|kg|kilograms?|km|kilometers?|cm|meters)\b|\b(L|mL|ml) of|°C/;
const US = /\b(gallons?|pounds?|ounces?|miles?|inch|inches|feet|lb|oz)\b|\bcups of water\b|°F/;

/** Every text of a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    ['sum', 'address', 'url', 'title'].includes(key) ? [] : textsIn(part),
  );
}

const texts = textsIn([
  tasks,
  libraryLinks,
  figures,
  notEstimated,
  overlaps,
  sources,
  aboutPassages,
  benefits,
  estimateMethod,
  factSources,
  comparisonSources,
  impactTopics,
  offers,
]).filter((text) => !text.startsWith('https://'));

it('No text for a reader of U.S. units mentions metric ones', () => {
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.map((text) => inUnits(text, 'US')).filter((text) => METRIC.test(text))).toEqual([]);
});

it('No text for a reader of metric units mentions U.S. ones', () => {
  expect(texts.map((text) => inUnits(text, 'Metric')).filter((text) => US.test(text))).toEqual([]);
});

it.each([1, 12, 345, 6789, 123_456, 98_765_432])(
  'The same holds for amounts and comparisons of %i',
  (n) => {
    const read = (units: 'US' | 'Metric') =>
      MEASURES.flatMap((measure) => [
        amountText(measure, n, units),
        comparisonFor(measure, n, units)?.text ?? '',
      ]);
    expect(read('US').filter((text) => METRIC.test(text))).toEqual([]);
    expect(read('Metric').filter((text) => US.test(text))).toEqual([]);
  },
);
