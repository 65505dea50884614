import { dailyTasks } from './daily';
import { efforts } from './effort';
import { estimatesOf } from './estimates';
import { libraryLinks, unfinishedLink } from './library';
import { mediumTasks } from './medium';
import { steps } from './steps';
import { strategicTasks } from './strategic';
import type { SeedTask } from './types';

/** All demo tasks, easiest first, with what a completion saves, what it takes and its steps. */
export const tasks: readonly SeedTask[] = [...dailyTasks, ...mediumTasks, ...strategicTasks].map(
  (task) => ({ ...task, ...estimatesOf(task.name), ...efforts[task.id], ...stepsOf(task.id) }),
);

/** Returns a task's steps, if it has any: a line for each, with its ID (D109). */
function stepsOf(id: string): Pick<SeedTask, 'steps'> {
  const lines = Object.entries(steps[id] ?? {}).map(([step, text]) => `${step}: ${text}`);
  return lines.length === 0 ? {} : { steps: lines.join('\n') };
}

export { dailyTasks, libraryLinks, mediumTasks, strategicTasks, unfinishedLink };
export type { SeedTask } from './types';
