import { describe, expect, it } from 'vitest';
import { figures, sourcesOf } from '../figures';
import { isDue } from './due';
import { sources } from './index';

const records = Object.entries(sources);

describe('The sources', () => {
  it('are all used', () => {
    const used = new Set(
      Object.values(figures).flatMap((measures) => Object.values(measures).flatMap(sourcesOf)),
    );
    expect(records.filter(([, source]) => !used.has(source)).map(([name]) => name)).toEqual([]);
  });

  it('have an address each, over HTTPS', () => {
    const addresses = records.map(([, { address }]) => address);
    expect(addresses.filter((address) => new URL(address).protocol !== 'https:')).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('say in a sentence what is taken from them', () => {
    expect(records.filter(([, { says }]) => !/^[A-Z].*\d.*\.$/u.test(says))).toEqual([]);
  });

  it('are due for review after 24 months', () => {
    const { trash } = sources;
    expect(isDue(trash, '2028-11-22')).toBe(false);
    expect(isDue(trash, '2028-11-23')).toBe(true);
  });
});
