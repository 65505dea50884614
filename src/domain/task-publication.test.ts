import { expect, it } from 'vitest';
import { isOffered } from './daily-offer';
import { differingIds, publishable, readTaskCatalog, taskCatalogText } from './task-publication';
import { taskOf } from './testing/rows';

it('reads what it stores, and nothing that is unreadable', () => {
  const food = taskOf('a', 'Daily', { category: 'Food', carbonKg: 0.5 });
  const tasks = publishable([food, taskOf('b', 'Medium', { score: null })]);
  expect(readTaskCatalog(taskCatalogText(tasks))).toEqual(tasks);
  expect(tasks[0]).toMatchObject({ id: 'a', category: 'Food', carbonKg: 0.5 });
  expect(readTaskCatalog('[{"id":1}]')).toBeUndefined();
  expect(readTaskCatalog(null)).toBeUndefined();
});

it('stores a thousand tasks, and no more than fit', () => {
  const many = (count: number) =>
    publishable(
      Array.from({ length: count }, () =>
        taskOf(crypto.randomUUID(), 'Daily', {
          name: 'Take the bike',
          carbonKg: 1.25,
          wasteKg: 0.1,
        }),
      ),
    );
  expect(taskCatalogText(many(1000))).toBeDefined();
  expect(taskCatalogText(many(5000))).toBeUndefined();
});

it('publishes everything but drafts and rows that are no tasks, sorted', () => {
  const rows = [
    taskOf('live'),
    taskOf('draft', 'Daily', { state: 'Draft' }),
    taskOf('archived', 'Medium', { state: 'Archived' }),
    { id: 'odd', name: 'Without a difficulty', difficulty: null },
    null,
  ];
  expect(publishable(rows).map(({ id }) => id)).toEqual(['archived', 'live']);
});

it('offers live daily tasks, no drafts, archived or other ones', () => {
  expect(isOffered({ difficulty: 'Daily', state: null })).toBe(true);
  expect(isOffered({ difficulty: 'Daily', state: 'Live' })).toBe(true);
  expect(isOffered({ difficulty: 'Daily', state: 'Draft' })).toBe(false);
  expect(isOffered({ difficulty: 'Daily', state: 'Archived' })).toBe(false);
  expect(isOffered({ difficulty: 'Medium', state: 'Live' })).toBe(false);
});

it('finds the tasks in which two catalogs differ', () => {
  const before = publishable([taskOf('a'), taskOf('b', 'Daily', { category: null }), taskOf('c')]);
  const after = publishable([taskOf('a', 'Daily', { score: 7 }), taskOf('b'), taskOf('d')]);
  expect(differingIds(before, after)).toEqual(['a', 'c', 'd']);
  expect(differingIds(before, before.toReversed())).toEqual([]);
});
