import * as v from 'valibot';
import type { ScoredCompletion } from '@/domain/completion';
import { taskModel } from '@/domain/models/task-model';
import { valuesSchema } from '@/domain/models/values-schema';
import type { Selection } from '@/domain/selection';
import type { Task, TaskValue } from '@/domain/task';
import { TaskValueEntries } from '@/domain/task-schema';

/*
 * Rows cached in this browser. An older version of the application may have written them with other
 * fields, so unlike the API's answers, they are parsed.
 */

const TaskValueSchema: v.GenericSchema<unknown, TaskValue> = v.object(TaskValueEntries);

export const CachedTaskSchema: v.GenericSchema<unknown, Task> = v.intersect([
  valuesSchema(taskModel),
  TaskValueSchema,
]);

export const CachedSelectionSchema: v.GenericSchema<unknown, Selection> = v.object({
  id: v.string(),
  taskId: v.string(),
  selectionDate: v.nullish(v.string(), null),
  task: v.nullable(CachedTaskSchema),
  swap: v.nullish(v.number(), null),
  goal: v.nullish(v.string(), null),
});

export const CachedCompletionSchema: v.GenericSchema<unknown, ScoredCompletion> = v.object({
  id: v.string(),
  taskId: v.string(),
  completedDate: v.string(),
  expirationDate: v.string(),
  saved: v.nullish(v.array(v.nullable(v.number())), null),
  createdAt: v.exactOptional(v.string()),
  task: v.nullable(TaskValueSchema),
});
