import { dailyTasks } from './daily';
import { libraryLinks } from './library';
import { mediumTasks } from './medium';
import { strategicTasks } from './strategic';
import type { CatalogueTask } from './types';

/** All demo tasks, easiest first. */
export const tasks: readonly CatalogueTask[] = [...dailyTasks, ...mediumTasks, ...strategicTasks];

export { dailyTasks, libraryLinks, mediumTasks, strategicTasks };
export type { CatalogueTask } from './types';
