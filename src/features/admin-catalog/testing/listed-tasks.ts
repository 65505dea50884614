import { useState } from 'react';
import type { AdminListState } from '@/data/use-admin-list';
import type { CatalogRow } from '@/domain/models/catalog-row';

/** A task in an admins' list. */
export const walk: CatalogRow = {
  id: 't1',
  name: 'Walk',
  difficulty: 'Daily',
  description: 'On foot.',
  score: 5,
  duration: 2,
  updatedAt: '2025-01-01T00:00:00.000Z',
};

interface ListedTasks extends AdminListState {
  readonly rows: readonly CatalogRow[];
}

/** A loaded list that begins with some tasks, and shows what is written, deleted or read again. */
export function useListedTasks(first: readonly CatalogRow[]): ListedTasks {
  const [rows, setRows] = useState(first);
  const without = (id: string) => rows.filter((one) => one.id !== id);
  return {
    rows,
    error: null,
    retry: () => undefined,
    loaded: async () => rows,
    isLive: true,
    written: (row) => setRows([row, ...without(row.id)]),
    deleted: (id) => setRows(without(id)),
  };
}
