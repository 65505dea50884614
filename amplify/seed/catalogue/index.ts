import { dailyTasks } from './daily';
import { withEstimates } from './estimates';
import { libraryLinks, unfinishedLink } from './library';
import { mediumTasks } from './medium';
import { strategicTasks } from './strategic';
import type { CatalogueTask } from './types';

/** All demo tasks, easiest first, with what a completion saves. */
export const tasks: readonly CatalogueTask[] = [
  ...dailyTasks,
  ...mediumTasks,
  ...strategicTasks,
].map(withEstimates);

export { dailyTasks, libraryLinks, mediumTasks, strategicTasks, unfinishedLink };
export type { CatalogueTask } from './types';
