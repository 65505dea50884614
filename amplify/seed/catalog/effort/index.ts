import type { SeedTask } from '../types';
import { dailyEffort } from './daily';
import { mediumEffort } from './medium';
import { strategicEffort } from './strategic';
import type { TaskEffort } from './types';

/** What it takes to do each task of the catalog, by task ID. */
export const efforts: Readonly<Record<string, TaskEffort>> = {
  ...dailyEffort,
  ...mediumEffort,
  ...strategicEffort,
};

/** Returns the task with what it takes to do it. Throws if the catalog doesn't say. */
export function withEffort(task: SeedTask): SeedTask {
  const effort = efforts[task.id];
  if (!effort) throw new Error(`${task.id} doesn’t say what it takes`);
  const { minutes, cost, place, renters, why, source } = effort;
  return {
    ...task,
    timeNeeded: minutes,
    cost,
    place,
    renters,
    whyItHelps: why,
    ...(source && { whySource: source.address }),
  };
}

export type { TaskEffort } from './types';
