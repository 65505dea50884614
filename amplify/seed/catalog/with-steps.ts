import { steps } from './steps';
import type { SeedTask } from './types';

/** Returns the task with its steps, if it has any: a line for each, with its ID (D109). */
export function withSteps(task: SeedTask): SeedTask {
  const lines = Object.entries(steps[task.id] ?? {}).map(([id, text]) => `${id}: ${text}`);
  return lines.length === 0 ? task : { ...task, steps: lines.join('\n') };
}
