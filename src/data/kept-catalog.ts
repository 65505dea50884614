import * as v from 'valibot';
import { CatalogTasksSchema } from '@/domain/task-catalog';
import { recall } from '@/lib/account-cache';

/** The account cache's key for a version of the published tasks (decision 043). */
export const KEPT_CATALOG = 'task-catalog';

const KeptSchema = v.object({ version: v.string(), tasks: CatalogTasksSchema });

export type KeptCatalog = v.InferOutput<typeof KeptSchema>;

/** Returns the published tasks that this browser keeps, and their version; undefined if it keeps none. */
export function keptCatalog(accountId: string): KeptCatalog | undefined {
  return recall(accountId, KEPT_CATALOG, KeptSchema)?.value;
}
