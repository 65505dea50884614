import { DIFFICULTIES } from './generated/limits';
import type { ValuesOf } from './models/field';
import type { taskModel } from './models/task-model';

export { DIFFICULTIES };
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Those that a user adds to a list of their own; daily tasks are assigned (spec §4). */
export type GoalDifficulty = Exclude<Difficulty, 'Daily'>;

/** What every rule about points and time needs to know of a task. */
export interface TaskValue {
  readonly id: string;
  readonly name: string;
  readonly difficulty: Difficulty;
  readonly score: number | null;
  readonly duration: number | null;
}

/** A task of the catalog (spec §3). */
export type Task = TaskValue & Omit<ValuesOf<typeof taskModel>, keyof TaskValue>;

/** Points of a task; a missing score counts as 0 (D16), and so does a negative one. */
export function scoreOf(task: { readonly score?: TaskValue['score'] | undefined }): number {
  return Math.max(0, task.score ?? 0);
}

/** A hundred years: a duration beyond is a mistake, and its end would not fit into a date. */
const MAX_DAYS = 36_500;

/**
 * Days that a completion stays valid; a missing duration counts as 1 (D16). So does 0 or less, which
 * would let one task be completed without end.
 */
export function durationDaysOf(task: {
  readonly duration?: TaskValue['duration'] | undefined;
}): number {
  return Math.min(MAX_DAYS, Math.max(1, task.duration ?? 1));
}
