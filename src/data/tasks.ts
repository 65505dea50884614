import { queryOptions } from '@tanstack/react-query';
import type { Difficulty, Task } from '@/domain/task';
import { send } from './client';
import { DailyTasksDocument, TasksDocument } from './generated/tasks';
import { keys } from './keys';
import { allRows } from './paging';

/** The query for all tasks of a difficulty, with every field a card shows. */
export function catalogQuery(accountId: string, difficulty: Difficulty) {
  return queryOptions({
    queryKey: keys.catalog(accountId, difficulty),
    queryFn: () => fetchCatalog(difficulty),
  });
}

/** Returns all tasks of a difficulty, through its index (D19). Throws a BackendError. */
function fetchCatalog(difficulty: Difficulty): Promise<Task[]> {
  return allRows(async (page) => (await send(TasksDocument, { difficulty, ...page })).page);
}

/** Returns the IDs of all daily tasks. Throws a BackendError. */
export async function fetchDailyIds(): Promise<string[]> {
  const rows = await allRows(async (page) => (await send(DailyTasksDocument, { ...page })).page);
  return rows.map(({ id }) => id);
}
