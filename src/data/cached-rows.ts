import * as v from 'valibot';
import type { ScoredCompletion } from '@/domain/completion';
import type { Selection } from '@/domain/selection';
import { TaskSchema, TaskValueSchema } from '@/domain/task-schema';

/*
 * Rows cached in this browser. An older version of the application may have written them with other
 * fields, so unlike the API's responses, they are parsed.
 */

export const CachedSelectionSchema: v.GenericSchema<unknown, Selection> = v.object({
  id: v.string(),
  taskId: v.string(),
  selectionDate: v.nullish(v.string(), null),
  task: v.nullable(TaskSchema),
  goal: v.nullish(v.string(), null),
});

export const CachedCompletionSchema: v.GenericSchema<unknown, ScoredCompletion> = v.object({
  id: v.string(),
  taskId: v.string(),
  completedDate: v.string(),
  expirationDate: v.string(),
  saved: v.nullish(v.array(v.nullable(v.number())), null),
  note: v.exactOptional(v.nullable(v.string())),
  noteRevision: v.exactOptional(v.nullable(v.number())),
  createdAt: v.exactOptional(v.string()),
  task: v.nullable(TaskValueSchema),
});
