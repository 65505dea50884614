import { type SeedTask, tasks } from './index';

const ids = ['daily-meatless-lunch', 'daily-short-shower', 'daily-reusable-bottle'];

/** Three daily tasks that visitors can try on the landing page. */
export const sampleTasks: readonly SeedTask[] = ids.map((id) => {
  const task = tasks.find((candidate) => candidate.id === id);
  if (!task) throw new Error(`The catalog has no task “${id}”.`);
  return task;
});
