import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { isLive } from '@/domain/catalog-state';
import { MINUTE_MS } from '@/domain/instant';
import type { Difficulty, Task } from '@/domain/task';
import { isNetworkError } from '@/lib/errors';
import { send } from './client';
import { TasksDocument } from './generated/tasks';
import { keys } from './keys';
import { offlineDailies, storeDailies } from './offline-dailies';
import { allRows, type Connection, type PageVariables } from './paging';

/** The query for all live tasks of a difficulty, with every field a card shows. */
export function offeredTasksQuery(accountId: string, difficulty: Difficulty) {
  return queryOptions({
    queryKey: keys.offeredTasks(accountId, difficulty),
    queryFn: async () => (await allRows((page) => fetchTasksPage(difficulty, page))).filter(isLive),
  });
}

/** Stores live daily tasks that were read with the home, for this page and for days offline. */
export function keepDailies(client: QueryClient, accountId: string, tasks: readonly Task[]): void {
  client.setQueryData(offeredTasksQuery(accountId, 'Daily').queryKey, [...tasks]);
  storeDailies(accountId, tasks);
}

interface Wanted {
  /** The minimum number of stored tasks to choose from offline. */
  readonly least: number;
  /** Whether the backend has refused the tasks that this page knows. */
  readonly isRefused?: boolean;
}

/** Returns the live daily tasks; without a connection, those stored in this browser. Throws a BackendError. */
export async function dailyTasks(
  client: QueryClient,
  accountId: string,
  { least, isRefused = false }: Wanted,
): Promise<readonly Task[]> {
  const query = { ...offeredTasksQuery(accountId, 'Daily'), retry: false };
  try {
    const tasks = await client.fetchQuery({ ...query, staleTime: isRefused ? 0 : MINUTE_MS });
    storeDailies(accountId, tasks);
    return tasks;
  } catch (error) {
    const kept = client.getQueryData(query.queryKey) ?? offlineDailies(accountId);
    if (!isNetworkError(error) || kept.length < least) throw error;
    return kept;
  }
}

/** Returns a page of the tasks of a difficulty, through its index (D19). Throws a BackendError. */
export async function fetchTasksPage(
  difficulty: Difficulty,
  page: PageVariables,
): Promise<Connection<Task>> {
  return (await send(TasksDocument, { difficulty, ...page })).page;
}
