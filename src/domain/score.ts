import { type Completion, isValid, type ScoredCompletion } from './completion';
import { DAY_MS, epochOf } from './instant';
import { scoreOf, type TaskValue } from './task';

/** Days ahead for which the interface says what will expire (D15). */
export const EXPIRY_NOTICE_DAYS = 7;

/** The SusScore: the sum of the scores of unexpired completions (spec §9, D15); unknown tasks count 0 (D16). */
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

/** The SusScore of completions that come with their tasks. */
export function scoreOfCompletions(completions: readonly ScoredCompletion[], now: number): number {
  return susScore(completions, tasksOf(completions), now);
}

/** The points that the next seven days take away from it (D15); undefined when they take none. */
export function expiringPointsOf(
  completions: readonly ScoredCompletion[],
  now: number,
): ExpiringPoints | undefined {
  return expiringPoints(completions, tasksOf(completions), now);
}

function tasksOf(completions: readonly ScoredCompletion[]): Map<string, TaskValue> {
  return new Map(completions.flatMap(({ task }) => (task ? [[task.id, task]] : [])));
}

/** Points about to expire, and when the first of them do (milliseconds since the epoch). */
export interface ExpiringPoints {
  readonly points: number;
  readonly firstAt: number;
}

/** What the next seven days take away (D15); undefined when they take nothing. */
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
