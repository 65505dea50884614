import { queryOptions } from '@tanstack/react-query';
import { part, sendMany } from './batch';
import { TaskByIdDocument } from './generated/tasks-by-id';
import { keys } from './keys';

/** The query for tasks by ID, with every field a card shows, without deleted ones (D16). */
export function tasksByIdQuery(accountId: string, ids: readonly string[]) {
  return queryOptions({
    queryKey: keys.tasks(accountId, ids),
    queryFn: async () => {
      const tasks = await sendMany(ids.map((id) => part(TaskByIdDocument, { id })));
      return tasks.filter((task) => task !== null);
    },
    // Without its answer, the page leaves out the question that needs it.
    meta: { isOptional: true },
  });
}
