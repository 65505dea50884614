import type { CatalogTask } from '@/domain/task-catalog';
import type { TaskValue } from '@/domain/task';
import { BackendError } from '@/lib/errors';
import { importOrReload } from '@/lib/import-or-reload';
import { keptCatalog } from './kept-catalog';

/** A completion as the home page lists it; its task is only there if the browser keeps no catalog. */
interface Listed {
  readonly taskId: string;
  readonly task?: unknown;
}

/**
 * Returns the tasks of completions that were listed without them, from the published catalog; those that it lacks
 * are read by key. A deleted task is missing (D16). Throws a BackendError.
 */
export async function tasksOfCompletions(
  accountId: string,
  version: string | null | undefined,
  rows: readonly (Listed | null)[],
): Promise<ReadonlyMap<string, TaskValue>> {
  const open = rows.flatMap((row) => (row?.task === undefined ? (row?.taskId ?? []) : []));
  if (open.length === 0) return new Map();
  const kept = keptCatalog(accountId);
  const catalog = kept && kept.version === version ? kept.tasks : await fetched(accountId, version);
  const known = new Map<string, TaskValue>(catalog?.map((task) => [task.id, task]));
  const missing = [...new Set(open)].filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  const { fetchTaskValues } = await importOrReload(() => import('./tasks-by-id'));
  for (const task of await fetchTaskValues(missing)) known.set(task.id, task);
  return known;
}

// If it can't be read, the tasks are read by key.
async function fetched(
  accountId: string,
  version: string | null | undefined,
): Promise<readonly CatalogTask[] | undefined> {
  const { fetchCatalog } = await importOrReload(() => import('./task-catalog'));
  try {
    return await fetchCatalog(accountId, version);
  } catch (error) {
    if (error instanceof BackendError) return undefined;
    throw error;
  }
}
