import { queryOptions } from '@tanstack/react-query';
import type { Difficulty, Task } from '@/domain/task';
import { send } from './client';
import { DailyTasksDocument, TasksDocument } from './generated/tasks';
import { keys } from './keys';
import { allRows } from './paging';

/** The query for every task of a difficulty, with everything a card shows. */
export function catalogQuery(accountId: string, difficulty: Difficulty) {
  return queryOptions({
    queryKey: keys.catalog(accountId, difficulty),
    queryFn: () => fetchCatalog(difficulty),
  });
}

/** Every task of a difficulty, through the index on it (D19). Throws a BackendError. */
function fetchCatalog(difficulty: Difficulty): Promise<Task[]> {
  return allRows(async (page) => (await send(TasksDocument, { difficulty, ...page })).page);
}

/** The ids of all daily tasks, to choose among; only read when a choice is due. Throws a BackendError. */
export async function fetchDailyIds(): Promise<string[]> {
  const rows = await allRows(async (page) => (await send(DailyTasksDocument, { ...page })).page);
  return rows.map(({ id }) => id);
}
