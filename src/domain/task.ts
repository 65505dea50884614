import { DIFFICULTIES } from '@/definition';
import type { Correctable } from './correction';
import type { Estimates } from './impact/measures';
import type { ValuesOf } from './models/field';
import type { effortFields } from './models/effort-fields';
import type { taskModel } from './models/task-model';
import { numberText } from './number-text';

export { DIFFICULTIES };
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The difficulties of tasks that users add to their own lists; daily tasks are assigned (spec §4). */
export type GoalDifficulty = Exclude<Difficulty, 'Daily'>;

/** The task fields that the rules on points, time and savings need. */
export interface TaskValue extends Estimates, Correctable {
  readonly id: string;
  readonly name: string;
  readonly difficulty: Difficulty;
  readonly score: number | null;
  readonly duration: number | null;
  /** The days over which a completion saves; null if all at once. */
  readonly savesOver: number | null;
}

/** A task's effort; rows from before these fields existed have none (D107). */
export type Effort = Partial<ValuesOf<{ readonly fields: typeof effortFields }>>;

/** A task in the catalog (spec §3). */
export type Task = TaskValue & Effort & Omit<ValuesOf<typeof taskModel>, keyof TaskValue>;

/** Returns a task's points; a missing or negative score counts as 0 (D16). */
export function scoreOf(task: { readonly score?: TaskValue['score'] | undefined }): number {
  return Math.max(0, task.score ?? 0);
}

/** Returns the score of a task or link as cards show it, such as 'Score: 1,000'. */
export function scoreText(scored: Parameters<typeof scoreOf>[0]): string {
  return `Score: ${numberText(scoreOf(scored))}`;
}

/** A hundred years: a longer duration is a mistake, and its end might not be a valid date. */
const MAX_DAYS = 36_500;

/**
 * Returns how many days a completion stays valid. A missing duration counts as 1 (D16), as does 0 or less, which
 * would allow completing a task endlessly.
 */
export function durationDaysOf(task: {
  readonly duration?: TaskValue['duration'] | undefined;
}): number {
  return Math.min(MAX_DAYS, Math.max(1, task.duration ?? 1));
}

/** Returns for how long a completion of a task will count, in words. */
export function lastingText(task: Parameters<typeof durationDaysOf>[0]): string {
  const days = durationDaysOf(task);
  return days === 1 ? 'Counts for 1 day' : `Counts for ${days} days`;
}
