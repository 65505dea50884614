import { dailyTasks } from './daily';
import { withEffort } from './effort';
import { withEstimates } from './estimates';
import { libraryLinks, unfinishedLink } from './library';
import { mediumTasks } from './medium';
import { strategicTasks } from './strategic';
import type { SeedTask } from './types';
import { withSteps } from './with-steps';

/** All demo tasks, easiest first, with what a completion saves and what it takes. */
export const tasks: readonly SeedTask[] = [...dailyTasks, ...mediumTasks, ...strategicTasks]
  .map(withEstimates)
  .map(withEffort)
  .map(withSteps);

export { dailyTasks, libraryLinks, mediumTasks, strategicTasks, unfinishedLink };
export type { SeedTask } from './types';
