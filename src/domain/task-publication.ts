import * as v from 'valibot';
import { stateOf } from './catalog-state';
import { type CatalogTask, CatalogTaskSchema, CatalogTasksSchema } from './task-catalog';

/* How an admin's page publishes the task catalog, and a member's page reads it (decision 043). */

/** The most bytes that are published, well below the 400 kB of a DynamoDB item: some 1,500 tasks. */
const MOST_BYTES = 350_000;

const CatalogSchema = v.pipe(v.string(), v.parseJson(), CatalogTasksSchema);

/** Returns the tasks of a stored catalog; undefined if there is none, or it is unreadable. */
export function readTaskCatalog(text: string | null | undefined): CatalogTask[] | undefined {
  const tasks = v.safeParse(CatalogSchema, text);
  return tasks.success ? tasks.output : undefined;
}

/** Returns a catalog as stored; undefined if it is too large. */
export function taskCatalogText(tasks: readonly CatalogTask[]): string | undefined {
  const text = JSON.stringify(tasks, (_, value: unknown) => value ?? undefined);
  return new TextEncoder().encode(text).length > MOST_BYTES ? undefined : text;
}

/** Returns the rows to publish, sorted by ID, without drafts and rows without a difficulty. */
export function publishable(rows: readonly (Readonly<object> | null)[]): CatalogTask[] {
  return rows
    .map((row) => v.safeParse(CatalogTaskSchema, row))
    .flatMap(({ success, output }) => (success && stateOf(output) !== 'Draft' ? [output] : []))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Returns the IDs of the tasks that are in only one of the catalogs, or differ between them. */
export function differingIds(one: readonly CatalogTask[], other: readonly CatalogTask[]): string[] {
  const before = textsOf(one);
  const after = textsOf(other);
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => before.get(id) !== after.get(id),
  );
}

// Both have been parsed, so their fields have the same order.
function textsOf(tasks: readonly CatalogTask[]): Map<string, string> {
  return new Map(tasks.map((task) => [task.id, JSON.stringify(task)]));
}
