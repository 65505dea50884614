import * as v from 'valibot';
import { DIFFICULTIES, type Task, type TaskValue } from '@/domain/task';

/** What the rules about points and time read of a task. */
export const TASK_VALUE_FIELDS = 'id name difficulty score duration';

/** Everything that a card shows. */
export const TASK_FIELDS = `${TASK_VALUE_FIELDS} description earthimpact moneyimpact imagename`;

const optionalText = v.nullish(v.string());
const valueEntries = {
  id: v.string(),
  name: v.string(),
  difficulty: v.picklist(DIFFICULTIES),
  score: v.nullish(v.number()),
  duration: v.nullish(v.number()),
};

export const TaskValueSchema: v.GenericSchema<unknown, TaskValue> = v.object(valueEntries);

export const TaskSchema: v.GenericSchema<unknown, Task> = v.object({
  ...valueEntries,
  description: optionalText,
  earthimpact: optionalText,
  moneyimpact: optionalText,
  imagename: optionalText,
});
