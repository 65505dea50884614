import { describe, expect, it } from 'vitest';
import { everySourceOf, figures } from '../figures';
import { taskSources } from '../task-sources';
import { sources } from './index';

const records = Object.entries(sources);

describe('The sources', () => {
  it('are all used', () => {
    const used = new Set([
      ...Object.values(figures).flatMap((measures) =>
        Object.values(measures).flatMap(everySourceOf),
      ),
      ...Object.values(taskSources).flat(),
    ]);
    expect(records.filter(([, source]) => !used.has(source)).map(([name]) => name)).toEqual([]);
  });

  it('have an address each, over HTTPS', () => {
    const addresses = records.map(([, { address }]) => address);
    expect(addresses.filter((address) => new URL(address).protocol !== 'https:')).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('name the facts taken from them in a sentence', () => {
    expect(records.filter(([, { says }]) => !/^[A-Z].*\d.*\.$/u.test(says))).toEqual([]);
  });
});
