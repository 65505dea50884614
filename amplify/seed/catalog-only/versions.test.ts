import { expect, it } from 'vitest';
import { catalogModels, type CatalogModel } from './models';
import { isCatalogVersion, storedVersions, versionsFile, type Versions } from './versions';

const model = (row: object): CatalogModel => ({
  name: 'Tasks',
  fields: ['name', 'score', 'waterLiters'],
  rows: [{ id: 'walk', ...row }],
});
const parsed = (text: string): Versions =>
  Object.fromEntries(
    Object.entries(JSON.parse(text)).map(([key, hashes]) => [key, String(hashes).split(' ')]),
  );

it('Every earlier version of a row is recognized, and nothing else', () => {
  const first = parsed(versionsFile({}, [model({ name: 'Walk', score: 1 })]));
  const second = parsed(versionsFile(first, [model({ name: 'Walk', score: 2 })]));
  const isKnown = (row: object) =>
    isCatalogVersion(second, model({}), { id: 'walk', createdAt: '', ...row });
  expect(isKnown({ name: 'Walk', score: 1, waterLiters: null })).toBe(true);
  expect(isKnown({ score: 2, name: 'Walk' })).toBe(true);
  expect(isKnown({ name: 'Walk', score: 3 })).toBe(false);
  expect(isKnown({ id: 'run', name: 'Walk', score: 2 })).toBe(false);
});

it('The catalog of this commit is among the versions', () => {
  expect(versionsFile(storedVersions(), catalogModels)).toBe(versionsFile(storedVersions(), []));
});
