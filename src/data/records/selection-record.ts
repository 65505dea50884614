import * as v from 'valibot';
import type { Selection } from '@/domain/selection';
import { TASK_FIELDS, TaskSchema } from './task-record';

export const SELECTION_FIELDS = `id taskId selectionDate task { ${TASK_FIELDS} }`;

export const SelectionSchema: v.GenericSchema<unknown, Selection> = v.object({
  id: v.string(),
  taskId: v.string(),
  selectionDate: v.nullish(v.string()),
  task: v.nullable(TaskSchema),
});
