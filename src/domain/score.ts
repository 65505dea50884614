import { type Completion, isValid, type ScoredCompletion } from './completion';
import { DAY_MS, epochOf } from './instant';
import { scoreOf, type TaskValue } from './task';

/** How many days ahead expiring points are announced (D15). */
export const EXPIRY_NOTICE_DAYS = 7;

/** Returns the SusScore: the sum of the scores of unexpired completions (spec §9, D15). Unknown tasks count 0 (D16). */
export function susScore(
  completions: readonly Completion[],
  tasks: ReadonlyMap<string, Pick<TaskValue, 'score'>>,
  now: number,
): number {
  return pointsOf(
    completions.filter((row) => isValid(row, now)),
    tasks,
  );
}

/** Returns the SusScore of completions that include their tasks. */
export function scoreOfCompletions(completions: readonly ScoredCompletion[], now: number): number {
  return susScore(completions, tasksOf(completions), now);
}

/** Returns the points that expire in the next seven days, for completions that include their tasks. */
export function expiringPointsOf(
  completions: readonly ScoredCompletion[],
  now: number,
): ExpiringPoints | undefined {
  return expiringPoints(completions, tasksOf(completions), now);
}

function tasksOf(completions: readonly ScoredCompletion[]): Map<string, TaskValue> {
  return new Map(completions.flatMap(({ task }) => (task ? [[task.id, task]] : [])));
}

/** Points about to expire, and when the first of them expire (milliseconds since the epoch). */
export interface ExpiringPoints {
  readonly points: number;
  readonly firstAt: number;
}

/** Returns the points that expire in the next seven days (D15); undefined if there are none. */
export function expiringPoints(
  completions: readonly Completion[],
  tasks: ReadonlyMap<string, Pick<TaskValue, 'score'>>,
  now: number,
): ExpiringPoints | undefined {
  const end = now + EXPIRY_NOTICE_DAYS * DAY_MS;
  const expiring = completions.filter(
    (row) => isValid(row, now) && !isValid(row, end) && pointsOf([row], tasks) > 0,
  );
  if (expiring.length === 0) return undefined;
  const firstAt = Math.min(...expiring.map((row) => epochOf(row.expirationDate) ?? end));
  return { points: pointsOf(expiring, tasks), firstAt };
}

function pointsOf(
  completions: readonly Completion[],
  tasks: ReadonlyMap<string, Pick<TaskValue, 'score'>>,
): number {
  return completions.reduce((sum, { taskId }) => sum + scoreOf(tasks.get(taskId) ?? {}), 0);
}
