import * as v from 'valibot';
import { effortFields } from './models/effort-fields';
import { taskModel } from './models/task-model';
import { valuesSchema } from './models/values-schema';
import { DIFFICULTIES, type Task, type TaskValue } from './task';

/* A task's values as stored in this browser, possibly by another version of the application. */

const amount = v.nullish(v.number(), null);

/** The fields of a TaskValue. */
export const TaskValueEntries = {
  id: v.string(),
  name: v.string(),
  difficulty: v.picklist(DIFFICULTIES),
  score: amount,
  duration: amount,
  // Savings of one completion (decision 033).
  carbonKg: amount,
  waterLiters: amount,
  wasteKg: amount,
  energyKwh: amount,
  moneyDollars: amount,
  savesOver: amount,
  // Savings of an earlier completion (decision 151).
  correctedAt: v.exactOptional(v.nullable(v.string())),
  correctedSaved: v.exactOptional(
    v.nullable(v.pipe(v.array(v.nullable(v.number())), v.readonly())),
  ),
};

const TaskValueSchema: v.GenericSchema<unknown, TaskValue> = v.object(TaskValueEntries);

/** A task with every field that a card shows. */
export const TaskSchema: v.GenericSchema<unknown, Task> = v.intersect([
  valuesSchema({ ...taskModel, fields: { ...taskModel.fields, ...effortFields } }),
  TaskValueSchema,
]);
