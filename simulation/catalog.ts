import { taskOf } from '@/domain/testing/rows';
import type { Api } from './api';

const DAILY_TASKS = 9;
const GOALS = ['goal-1', 'goal-2', 'goal-3', 'goal-4'];

/** Stores tasks, of which one isn't estimated. */
export function storeCatalog({ tasks }: Api): void {
  for (let number = 1; number <= DAILY_TASKS; number += 1) {
    const [id, duration] = [`daily-${number}`, 1 + (number % 3)];
    tasks.set(id, taskOf(id, 'Daily', { duration, carbonKg: number }));
  }
  for (const id of GOALS)
    tasks.set(id, taskOf(id, 'Medium', { duration: 7, carbonKg: id === 'goal-1' ? null : 7 }));
}
