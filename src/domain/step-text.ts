import type { StepProgress } from './goal-steps';

/** Says how many of a task's steps are done, such as '3 of 5'. */
export function progressText({ done, steps }: StepProgress): string {
  return `${done} of ${steps.length}`;
}
