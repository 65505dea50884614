import { dailyTasks } from './daily';
import { libraryLinks, unfinishedLink } from './library';
import { mediumTasks } from './medium';
import { strategicTasks } from './strategic';
import type { CatalogueTask } from './types';

/** All demo tasks, easiest first. */
export const tasks: readonly CatalogueTask[] = [...dailyTasks, ...mediumTasks, ...strategicTasks];

export { dailyTasks, libraryLinks, mediumTasks, strategicTasks, unfinishedLink };
export type { CatalogueTask } from './types';
