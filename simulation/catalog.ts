import { taskOf } from '@/domain/testing/rows';
import type { Api } from './api';

const DAILY_TASKS = 9;
const GOALS = ['goal-1', 'goal-2', 'goal-3', 'goal-4'];

/** Stores tasks, of which one isn't estimated. */
export function storeCatalog({ tasks }: Api): void {
  for (let number = 1; number <= DAILY_TASKS; number += 1) {
    const duration = 1 + (number % 3);
    tasks.set(
      `daily-${number}`,
      taskOf(`daily-${number}`, 'Daily', { duration, carbonKg: number }),
    );
  }
  for (const id of GOALS)
    tasks.set(id, taskOf(id, 'Medium', { duration: 7, carbonKg: id === 'goal-1' ? null : 7 }));
}

/** Lets an admin edit, archive or delete a task. Returns which; undefined if too few would be left. */
export function administer(
  deed: 'editTask' | 'archiveTask' | 'deleteTask',
  which: number,
  { tasks }: Api,
): string | undefined {
  const live = [...tasks.values()].filter(({ state }) => state !== 'Archived');
  const task = live[Math.floor(which * live.length)];
  if (!task) return undefined;
  if (deed === 'editTask') {
    tasks.set(task.id, {
      ...task,
      score: Math.floor(which * 20),
      duration: 1 + Math.floor(which * 5),
    });
    return task.id;
  }
  // Enough tasks must be left to choose from.
  const left = live.filter(({ difficulty }) => difficulty === task.difficulty).length;
  if (left <= (task.difficulty === 'Daily' ? 6 : 2)) return undefined;
  if (deed === 'deleteTask') tasks.delete(task.id);
  else tasks.set(task.id, { ...task, state: 'Archived' });
  return task.id;
}
