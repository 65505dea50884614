import * as v from 'valibot';
import { CATEGORIES } from './category';
import { CATALOG_STATES } from './generated/limits';
import type { Task, TaskValue } from './task';
import { TaskValueEntries } from './task-schema';

/*
 * The tasks as they are published for members, so that a renewal need not read all daily tasks, nor a visit the
 * task of each completion (decision 043). Archived tasks are among them, since members have completed them; drafts
 * are not (D29).
 */

/** A task as it is published. */
export type CatalogTask = TaskValue & Pick<Task, 'category' | 'state'>;

export const CatalogTaskSchema: v.GenericSchema<unknown, CatalogTask> = v.object({
  ...TaskValueEntries,
  category: v.nullish(v.picklist(CATEGORIES), null),
  state: v.nullish(v.picklist(CATALOG_STATES), null),
});

/** A catalog's tasks as stored. */
export const CatalogTasksSchema = v.array(CatalogTaskSchema);
