import { DAY_MS, epochOf } from './instant';
import { durationDaysOf, type TaskValue } from './task';
import { UNDO_MS } from './time-limits';

/** A task that an account has completed (spec §3). */
export interface Completion {
  readonly id: string;
  /** Its row's ID before it was redated, which actions on it still use. */
  readonly firstRowId?: string;
  readonly taskId: string;
  readonly completedDate: string;
  readonly expirationDate: string;
  /** When it was recorded, an ISO instant; unknown for one that only the member's record lists. */
  readonly createdAt?: string;
  /** Its savings (decision 033); null or absent in rows written before savings were stored. */
  readonly saved?: readonly (number | null)[] | null;
  /** The member's note on it (D113). */
  readonly note?: string | null;
  /** The revision of the commit that wrote the note. */
  readonly noteRevision?: number | null;
}

/** A completion with its task's score and duration; `task` is null if an admin has deleted it (D16). */
export interface ScoredCompletion extends Completion {
  readonly task: TaskValue | null;
}

/** Whether a completion counts: its expiration is in the future (spec §4). */
export function isValid(completion: Pick<Completion, 'expirationDate'>, now: number): boolean {
  const expiration = epochOf(completion.expirationDate);
  return expiration !== undefined && expiration > now;
}

/** Whether a completion's dates are invalid: unreadable, in the future, or expired before completion. */
export function hasInvalidDates(
  { completedDate, expirationDate }: Pick<Completion, 'completedDate' | 'expirationDate'>,
  now: number,
): boolean {
  const completed = epochOf(completedDate);
  const expiration = epochOf(expirationDate);
  if (completed === undefined || expiration === undefined) return true;
  return completed > now + DAY_MS || expiration < completed;
}

/**
 * Whether a completion was recorded recently enough to undo; a late check-in is dated earlier (D28). Clocks differ, so
 * the time can be slightly in the future.
 */
export function canUndo(
  { completedDate, createdAt = completedDate }: Pick<Completion, 'completedDate' | 'createdAt'>,
  now: number,
): boolean {
  const recorded = epochOf(createdAt);
  return recorded !== undefined && Math.abs(now - recorded) < UNDO_MS;
}

/** Returns when each completion expires, in milliseconds since the epoch. */
export function expirationsOf(
  completions: readonly Pick<Completion, 'expirationDate'>[],
): number[] {
  return completions.flatMap(({ expirationDate }) => epochOf(expirationDate) ?? []);
}

/** Returns the IDs of the tasks that show 'Task Complete' at `now`. */
export function completedTaskIds(completions: readonly Completion[], now: number): Set<string> {
  return new Set(completions.filter((row) => isValid(row, now)).map((row) => row.taskId));
}

/** Returns when a completion at `doneAt` expires: that time plus the task's duration in days (spec §9, D17). */
export function expiryOf(doneAt: number, task: Parameters<typeof durationDaysOf>[0]): number {
  return doneAt + durationDaysOf(task) * DAY_MS;
}
