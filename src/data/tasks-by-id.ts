import { queryOptions } from '@tanstack/react-query';
import type { Task } from '@/domain/task';
import { part, sendAll } from './batch';
import { TaskByIdDocument } from './generated/tasks-by-id';
import { keys } from './keys';

/** The query for tasks by ID, with every field a card shows. Deleted tasks are left out (D16). */
export function tasksByIdQuery(accountId: string, ids: readonly string[]) {
  return queryOptions({
    queryKey: keys.tasks(accountId, ids),
    queryFn: async () => (await fetchTasksByKey(ids)).filter((task) => task !== null),
    // If this fails, the page leaves out the question that needs it.
    meta: { isOptional: true },
  });
}

/** Returns tasks by ID, null for each that was deleted. Throws a BackendError. */
export function fetchTasksByKey(ids: readonly string[]): Promise<(Task | null)[]> {
  return sendAll(ids.map((id) => part(TaskByIdDocument, { id })));
}
