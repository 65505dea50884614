import { queryOptions } from '@tanstack/react-query';
import { isLive } from '@/domain/catalog-state';
import type { SourcedEstimates } from '@/domain/impact/measures';
import { DIFFICULTIES } from '@/domain/task';
import { send } from './client';
import { EstimatedTasksDocument } from './generated/estimated-tasks';
import { keys } from './keys';
import { allRows } from './paging';

/** A live task with its figures as currently stored. */
export type EstimatedTask = { readonly id: string; readonly name: string } & SourcedEstimates;

/** The query for every live task with its figures, by difficulty through its index (D19). */
export function estimatedTasksQuery(accountId: string) {
  return queryOptions({ queryKey: keys.estimatedTasks(accountId), queryFn: fetchEstimatedTasks });
}

/** Returns every live task. Throws a BackendError. */
async function fetchEstimatedTasks(): Promise<EstimatedTask[]> {
  const lists = await Promise.all(
    DIFFICULTIES.map((difficulty) =>
      allRows(async (page) => (await send(EstimatedTasksDocument, { difficulty, ...page })).page),
    ),
  );
  return lists.flat().filter(isLive);
}
