import * as v from 'valibot';
import type { ScoredCompletion } from '@/domain/completion';
import type { CatalogueRow } from '@/domain/models/catalogue-row';
import type { Selection } from '@/domain/selection';
import { DIFFICULTIES, type Task, type TaskValue } from '@/domain/task';

/*
 * Rows kept in this browser's storage. An older version of the product may have written them, with
 * other fields than the schema has now, so they are parsed; what the API answers is not.
 */

const optionalText = v.nullish(v.string(), null);
const optionalNumber = v.nullish(v.number(), null);
const valueEntries = {
  id: v.string(),
  name: v.string(),
  difficulty: v.picklist(DIFFICULTIES),
  score: optionalNumber,
  duration: optionalNumber,
};

const TaskValueSchema: v.GenericSchema<unknown, TaskValue> = v.object(valueEntries);

export const KeptTaskSchema: v.GenericSchema<unknown, Task> = v.object({
  ...valueEntries,
  description: optionalText,
  earthimpact: optionalText,
  moneyimpact: optionalText,
  imagename: optionalText,
});

export const KeptSelectionSchema: v.GenericSchema<unknown, Selection> = v.object({
  id: v.string(),
  taskId: v.string(),
  selectionDate: optionalText,
  task: v.nullable(KeptTaskSchema),
});

export const KeptCompletionSchema: v.GenericSchema<unknown, ScoredCompletion> = v.object({
  id: v.string(),
  taskId: v.string(),
  completedDate: v.string(),
  expirationDate: v.string(),
  task: v.nullable(TaskValueSchema),
});

export const StoredCatalogueRowSchema: v.GenericSchema<unknown, CatalogueRow> = v.object({
  id: v.string(),
  name: v.string(),
  difficulty: v.nullish(v.picklist(DIFFICULTIES), null),
  description: optionalText,
  score: optionalNumber,
  duration: optionalNumber,
  earthimpact: optionalText,
  moneyimpact: optionalText,
  weblink: optionalText,
  imagename: optionalText,
  updatedAt: v.string(),
});
