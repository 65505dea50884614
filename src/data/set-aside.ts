import { queryOptions } from '@tanstack/react-query';
import { fetchHistoryTasks } from './history';
import { keys } from './keys';

/** The query for the names of tasks that the account has set aside, by ID; deleted ones are left out (D16). */
export function setAsideNamesQuery(accountId: string, taskIds: readonly string[]) {
  return queryOptions({
    queryKey: keys.setAside(accountId, taskIds),
    queryFn: async () => {
      const tasks = await fetchHistoryTasks(new Set(taskIds));
      return new Map(tasks.map(({ id, name }) => [id, name]));
    },
  });
}
