import * as v from 'valibot';
import { CATEGORIES } from '@/domain/category';
import type { ScoredCompletion } from '@/domain/completion';
import { CATALOG_STATES } from '@/domain/generated/limits';
import type { Selection } from '@/domain/selection';
import type { Task, TaskValue } from '@/domain/task';
import { TaskValueEntries } from '@/domain/task-schema';

/*
 * Rows cached in this browser. An older version of the application may have written them with other
 * fields, so unlike the API's answers, they are parsed.
 */

const TaskValueSchema: v.GenericSchema<unknown, TaskValue> = v.object(TaskValueEntries);

const text = v.nullish(v.string(), null);
export const CachedTaskSchema: v.GenericSchema<unknown, Task> = v.object({
  ...TaskValueEntries,
  description: text,
  earthimpact: text,
  moneyimpact: text,
  imagename: text,
  category: v.nullish(v.picklist(CATEGORIES), null),
  state: v.nullish(v.picklist(CATALOG_STATES), null),
});

export const CachedSelectionSchema: v.GenericSchema<unknown, Selection> = v.object({
  id: v.string(),
  taskId: v.string(),
  selectionDate: v.nullish(v.string(), null),
  task: v.nullable(CachedTaskSchema),
  swap: v.nullish(v.number(), null),
});

export const CachedCompletionSchema: v.GenericSchema<unknown, ScoredCompletion> = v.object({
  id: v.string(),
  taskId: v.string(),
  completedDate: v.string(),
  expirationDate: v.string(),
  task: v.nullable(TaskValueSchema),
});
