import { queryOptions } from '@tanstack/react-query';
import { isLive } from '@/domain/catalog-state';
import type { Difficulty, Task } from '@/domain/task';
import { send } from './client';
import { DailyTasksDocument, TasksDocument } from './generated/tasks';
import { keys } from './keys';
import { allRows } from './paging';

/** The query for all live tasks of a difficulty, with every field a card shows. */
export function catalogQuery(accountId: string, difficulty: Difficulty) {
  return queryOptions({
    queryKey: keys.catalog(accountId, difficulty),
    queryFn: () => fetchCatalog(difficulty),
  });
}

/** Returns all live tasks of a difficulty, through its index (D19). Throws a BackendError. */
async function fetchCatalog(difficulty: Difficulty): Promise<Task[]> {
  const rows = await allRows(
    async (page) => (await send(TasksDocument, { difficulty, ...page })).page,
  );
  return rows.filter(isLive);
}

/** Returns the IDs and categories of all live daily tasks. Throws a BackendError. */
export async function fetchDailies(): Promise<Pick<Task, 'id' | 'category'>[]> {
  const rows = await allRows(async (page) => (await send(DailyTasksDocument, { ...page })).page);
  return rows.filter(isLive);
}
