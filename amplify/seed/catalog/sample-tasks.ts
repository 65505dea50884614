import { dailyTasks } from './daily';
import type { SeedTask } from './types';

const ids = ['daily-meatless-lunch', 'daily-short-shower', 'daily-reusable-bottle'];

/** Three daily tasks that visitors can try on the landing page. */
export const sampleTasks: readonly SeedTask[] = ids.map((id) => {
  const task = dailyTasks.find((one) => one.id === id);
  if (!task) throw new Error(`The catalog has no daily task “${id}”.`);
  return task;
});
