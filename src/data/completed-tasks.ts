import type { CatalogTask } from '@/domain/task-catalog';
import type { TaskValue } from '@/domain/task';
import { importOrReload } from '@/lib/import-or-reload';
import type { KeptCatalog } from './kept-catalog';

/** A completion as the home page lists it; its task is missing if the browser keeps a catalog. */
interface Listed {
  readonly taskId: string;
  readonly task?: unknown;
}

/**
 * Returns the tasks of completions that were listed without them: from the published catalog, which this browser
 * may keep, or else read by key. Deleted tasks are missing (D16). Throws a BackendError.
 */
export async function tasksOfCompletions(
  accountId: string,
  kept: KeptCatalog | undefined,
  version: string | null | undefined,
  rows: readonly (Listed | null)[],
): Promise<ReadonlyMap<string, TaskValue>> {
  const open = rows.flatMap((row) => (row?.task === undefined ? (row?.taskId ?? []) : []));
  if (open.length === 0) return new Map();
  let catalog: readonly CatalogTask[] | undefined =
    kept?.version === version ? kept?.tasks : undefined;
  if (!catalog) {
    const { publishedTasks } = await importOrReload(() => import('./task-catalog'));
    catalog = await publishedTasks(accountId, version);
  }
  const known = new Map<string, TaskValue>(catalog?.map((task) => [task.id, task]));
  const missing = [...new Set(open)].filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  const { fetchTaskValues } = await importOrReload(() => import('./tasks-by-id'));
  for (const task of await fetchTaskValues(missing)) known.set(task.id, task);
  return known;
}
