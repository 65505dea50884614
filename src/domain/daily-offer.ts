import { isLive } from './catalog-state';
import type { Task } from './task';

/** A daily task to choose from. */
export type OfferedTask = Pick<Task, 'id'> & Partial<Pick<Task, 'category' | 'state'>>;

/** Whether a task can be assigned as a daily task. */
export function isOffered(task: {
  readonly difficulty?: Task['difficulty'] | null | undefined;
  readonly state?: Task['state'] | undefined;
}): boolean {
  return task.difficulty === 'Daily' && isLive(task);
}
