import { queryOptions } from '@tanstack/react-query';
import { isLive } from '@/domain/catalog-state';
import type { OfferedTask } from '@/domain/daily-offer';
import type { Difficulty, Task } from '@/domain/task';
import { send } from './client';
import { DailyTasksDocument, TasksDocument } from './generated/tasks';
import { keys } from './keys';
import { allRows, type Connection, type PageVariables } from './paging';

/** The query for all live tasks of a difficulty, with every field a card shows. */
export function offeredTasksQuery(accountId: string, difficulty: Difficulty) {
  return queryOptions({
    queryKey: keys.offeredTasks(accountId, difficulty),
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

/** Returns all live daily tasks, to choose from. Throws a BackendError. */
export async function fetchDailies(): Promise<OfferedTask[]> {
  return (await allRows(fetchDailiesPage)).filter(isLive);
}

/** Returns a page of the daily tasks. Throws a BackendError. */
export async function fetchDailiesPage(page: PageVariables): Promise<Connection<OfferedTask>> {
  return (await send(DailyTasksDocument, { ...page })).page;
}
