import type { CatalogTask } from '@/domain/task-catalog';
import { readTaskCatalog } from '@/domain/task-publication';
import { forget, remember } from '@/lib/account-cache';
import { BackendError } from '@/lib/errors';
import { send } from './client';
import { TaskCatalogTasksDocument } from './generated/task-catalog';
import { KEPT_CATALOG, keptCatalog } from './kept-catalog';

/**
 * Returns a published version of the tasks; undefined if there is none, or it is gone. This browser keeps it,
 * since a version never changes. Throws a BackendError.
 */
export async function fetchCatalog(
  accountId: string,
  version: string | null | undefined,
): Promise<readonly CatalogTask[] | undefined> {
  const kept = keptCatalog(accountId);
  if (kept && kept.version === version) return kept.tasks;
  const tasks = version ? await fetchTasks(version) : undefined;
  if (tasks) remember(accountId, KEPT_CATALOG, { version, tasks }, Date.now());
  else forget(accountId, KEPT_CATALOG);
  return tasks;
}

/** Like `fetchCatalog`, and undefined if it can't be read for now. */
export async function publishedTasks(
  accountId: string,
  version: string | null | undefined,
): Promise<readonly CatalogTask[] | undefined> {
  try {
    return await fetchCatalog(accountId, version);
  } catch (error) {
    if (error instanceof BackendError) return undefined;
    throw error;
  }
}

async function fetchTasks(version: string): Promise<CatalogTask[] | undefined> {
  const { getTaskCatalog } = await send(TaskCatalogTasksDocument, { id: version });
  return readTaskCatalog(getTaskCatalog?.tasks);
}
