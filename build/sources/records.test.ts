import { expect, it } from 'vitest';
import { sources } from '../../amplify/seed/catalog/sources';
import { factSources } from '../../src/content/fact-sources';
import { comparisonSources } from '../../src/domain/impact/comparison-sources';
import type { SourceRecord } from '../../src/domain/source-record';

const others: readonly SourceRecord[] = [
  ...Object.values(comparisonSources),
  ...Object.values(factSources),
];
const numbersIn = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? [];

it.each(others)('$publisher, $title: the catalog quotes the same page alike', (other) => {
  const same = Object.values(sources).find(({ address }) => address === other.address);
  if (!same) return;
  expect([other.publisher, other.title]).toEqual([same.publisher, same.title]);
  expect(numbersIn(same.says)).toEqual(expect.arrayContaining(numbersIn(other.says)));
});
