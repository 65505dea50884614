import type { TaskEffort } from '../types';
import { dailyEffort } from './daily';
import { mediumEffort } from './medium';
import { strategicEffort } from './strategic';

/** What it takes to do each task of the catalog, by task ID. */
export const efforts: Readonly<Record<string, TaskEffort>> = {
  ...dailyEffort,
  ...mediumEffort,
  ...strategicEffort,
};
