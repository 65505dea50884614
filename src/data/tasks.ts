import { queryOptions } from '@tanstack/react-query';
import { isLive } from '@/domain/catalog-state';
import type { Difficulty, Task } from '@/domain/task';
import { send } from './client';
import { TasksDocument } from './generated/tasks';
import { keys } from './keys';
import { allRows, type Connection, type PageVariables } from './paging';

/** The query for all live tasks of a difficulty, with every field a card shows. */
export function offeredTasksQuery(accountId: string, difficulty: Difficulty) {
  return queryOptions({
    queryKey: keys.offeredTasks(accountId, difficulty),
    queryFn: () => fetchOfferedTasks(difficulty),
  });
}

/** Returns all live tasks of a difficulty, through its index (D19). Throws a BackendError. */
export async function fetchOfferedTasks(difficulty: Difficulty): Promise<Task[]> {
  return (await allRows((page) => fetchTasksPage(difficulty, page))).filter(isLive);
}

/** Returns a page of the tasks of a difficulty. Throws a BackendError. */
export async function fetchTasksPage(
  difficulty: Difficulty,
  page: PageVariables,
): Promise<Connection<Task>> {
  return (await send(TasksDocument, { difficulty, ...page })).page;
}
