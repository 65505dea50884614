import { expect, it } from 'vitest';
import { dailyCatalogText, differingIds, isOffered, readDailyCatalog } from './daily-catalog';

it('reads what it stores, and nothing that is unreadable', () => {
  const tasks = [{ id: 'a', category: 'Food' } as const, { id: 'b', category: null }];
  expect(readDailyCatalog(dailyCatalogText(tasks))).toEqual(tasks);
  expect(readDailyCatalog('[{"id":1}]')).toBeUndefined();
  expect(readDailyCatalog(null)).toBeUndefined();
});

it('stores thousands of tasks, and no more than fit', () => {
  const many = (count: number) =>
    Array.from({ length: count }, () => ({ id: crypto.randomUUID(), category: 'Energy' as const }));
  expect(dailyCatalogText(many(4000))).toBeDefined();
  expect(dailyCatalogText(many(6000))).toBeUndefined();
});

it('offers live daily tasks, no drafts, archived or other ones', () => {
  expect(isOffered({ difficulty: 'Daily', state: null })).toBe(true);
  expect(isOffered({ difficulty: 'Daily', state: 'Live' })).toBe(true);
  expect(isOffered({ difficulty: 'Daily', state: 'Draft' })).toBe(false);
  expect(isOffered({ difficulty: 'Daily', state: 'Archived' })).toBe(false);
  expect(isOffered({ difficulty: 'Medium', state: 'Live' })).toBe(false);
});

it('finds the tasks in which two catalogs differ', () => {
  const before = [{ id: 'a', category: 'Food' } as const, { id: 'b' }, { id: 'c' }];
  const after = [{ id: 'a', category: 'Home' } as const, { id: 'b', category: null }, { id: 'd' }];
  expect(differingIds(before, after)).toEqual(['a', 'c', 'd']);
  expect(differingIds(before, before.toReversed())).toEqual([]);
});
