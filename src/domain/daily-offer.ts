import { isLive } from './catalog-state';
import type { Task } from './task';

/** Whether a task can be assigned as a daily task. */
export function isOffered(task: {
  readonly difficulty?: Task['difficulty'] | null | undefined;
  readonly state?: Task['state'] | undefined;
}): boolean {
  return task.difficulty === 'Daily' && isLive(task);
}
