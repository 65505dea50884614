import * as v from 'valibot';
import { CATEGORIES } from './category';
import { isLive } from './catalog-state';
import type { Task } from './task';

/*
 * The live daily tasks as they are published for renewals, so that a renewal need not read all of them
 * (decision 043). Drafts and archived tasks are not among them (D29).
 */

/** What a renewal needs to know of a daily task. */
export type DailyTask = Pick<Task, 'id'> & { readonly category?: Task['category'] | undefined };

/** The ID of the row that has the published version. */
export const CURRENT = 'current';

/** The most bytes that are published, well below the 400 kB of a DynamoDB item: some 5,000 tasks. */
const MOST_BYTES = 350_000;

/** A catalog's tasks as stored. */
export const DailyTasksSchema: v.GenericSchema<unknown, DailyTask[]> = v.array(
  v.object({ id: v.string(), category: v.nullish(v.picklist(CATEGORIES), null) }),
);

const CatalogSchema = v.pipe(v.string(), v.parseJson(), DailyTasksSchema);

/** Returns the tasks of a stored catalog; undefined if there is none, or it is unreadable. */
export function readDailyCatalog(text: string | null | undefined): DailyTask[] | undefined {
  const tasks = v.safeParse(CatalogSchema, text);
  return tasks.success ? tasks.output : undefined;
}

/** Returns a catalog as stored; undefined if it is too large. */
export function dailyCatalogText(tasks: readonly DailyTask[]): string | undefined {
  const text = JSON.stringify(tasks.map(({ id, category = null }) => ({ id, category })));
  return new TextEncoder().encode(text).length > MOST_BYTES ? undefined : text;
}

/** Whether a task belongs in the catalog. */
export function isOffered(task: {
  readonly difficulty?: Task['difficulty'] | null | undefined;
  readonly state?: Task['state'] | undefined;
}): boolean {
  return task.difficulty === 'Daily' && isLive(task);
}

/** Returns the IDs of the tasks that only one of the catalogs has, or has in another category. */
export function differingIds(one: readonly DailyTask[], other: readonly DailyTask[]): string[] {
  const before = categoriesOf(one);
  const after = categoriesOf(other);
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => before.get(id) !== after.get(id),
  );
}

// A task without a category has null, one that isn't there undefined.
function categoriesOf(tasks: readonly DailyTask[]): Map<string, Task['category']> {
  return new Map(tasks.map(({ id, category = null }) => [id, category]));
}
