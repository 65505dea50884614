import type { CatalogRow } from '@/domain/models/catalog-row';

/** A task in the admin list. */
export const walk: CatalogRow = {
  id: 't1',
  name: 'Walk',
  difficulty: 'Daily',
  description: 'On foot.',
  score: 5,
  duration: 2,
  updatedAt: '2025-01-01T00:00:00.000Z',
};

/** The data API's response for a list of tasks. */
export const listing = (...tasks: readonly CatalogRow[]) => ({
  CuratedTasks: () => ({ data: { page: { items: tasks, nextToken: null } } }),
});
