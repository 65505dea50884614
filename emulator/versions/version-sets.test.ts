import { describe, expect, it } from 'vitest';
import { chosenSets, versionSets } from './version-sets';

describe('the chosen sets of versions', () => {
  it('are all six by default', () => {
    expect(chosenSets([])).toEqual(versionSets);
    expect(versionSets).toHaveLength(6);
  });

  it('have the client of the closest earlier set if the version isn’t listed', () => {
    const chosen = chosenSets(['1.8.0', '1.10.0', 'latest']);
    expect(chosen.map(({ backend, client }) => [backend, client])).toEqual([
      ['1.8.0', '6.9.0'],
      ['1.10.0', '6.9.0'],
      ['latest', 'latest'],
    ]);
  });

  it('have no version before Gen 2', () => {
    expect(() => chosenSets(['0.15.0'])).toThrow('the first is 1.0.0');
  });
});
