import { compareTexts } from './compare-texts';
import { type Completion, isValid } from './completion';
import { type Impact, impactOf } from './impact/impact';
import type { SourcedEstimates } from './impact/measures';
import { DAY_MS, epochOf } from './instant';
import { EXPIRY_NOTICE_DAYS } from './score';
import { scoreOf, type Task } from './task';
import { UNDO_MS } from './time-limits';

/** Spec §2.4: the name shown for a deleted task (D16). */
const UNKNOWN_TASK = 'Unknown Task';

/** The fields of a task that the history shows. */
export type HistoryTask = Pick<Task, 'id' | 'name' | 'description' | 'score'> & SourcedEstimates;

/** A completion and when the backend recorded it, an ISO instant. */
export interface RecordedCompletion extends Completion {
  readonly createdAt: string;
}

/** One row of the history: a completion with its task's name, description and score, and what it saved. */
export interface HistoryRow extends RecordedCompletion {
  readonly name: string;
  readonly description: string;
  readonly points: number;
  readonly impact: Impact;
  /** The figures with their sources; null if the task is unknown. */
  readonly estimates: SourcedEstimates | null;
}

/** Returns the history's rows for completions and their tasks; `tasks` may lack deleted ones. */
export function historyRows(
  completions: readonly RecordedCompletion[],
  tasks: readonly HistoryTask[],
): HistoryRow[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  return completions.map((completion) => {
    const task = byId.get(completion.taskId);
    return {
      ...completion,
      name: task?.name ?? UNKNOWN_TASK,
      description: task?.description ?? '',
      points: scoreOf(task ?? {}),
      impact: impactOf(task),
      estimates: task ?? null,
    };
  });
}

/** Returns the rows whose points count at `now` (spec §1: a history of completed tasks that are still valid). */
export function validRows(rows: readonly HistoryRow[], now: number): HistoryRow[] {
  return rows.filter((row) => isValid(row, now));
}

/** Returns the rows that expire in the next seven days, earliest first (D15). */
export function expiringRows(rows: readonly HistoryRow[], now: number): HistoryRow[] {
  const end = now + EXPIRY_NOTICE_DAYS * DAY_MS;
  return validRows(rows, now)
    .filter((row) => !isValid(row, end))
    .toSorted((a, b) => (a.expirationDate < b.expirationDate ? -1 : 1));
}

/** Returns the sum of the rows' points. */
export function totalPoints(rows: readonly Pick<HistoryRow, 'points'>[]): number {
  return rows.reduce((sum, { points }) => sum + points, 0);
}

/**
 * Whether a completion was recorded recently enough to undo: a late check-in is dated earlier (D28). Clocks may
 * differ, so it can be slightly in the future.
 */
export function canUndo({ createdAt }: Pick<HistoryRow, 'createdAt'>, now: number): boolean {
  const recorded = epochOf(createdAt);
  return recorded !== undefined && Math.abs(now - recorded) < UNDO_MS;
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

/** The columns of the history, in order (spec §2.4). */
export const HISTORY_COLUMNS = {
  name: 'Task Name',
  description: 'Description',
  points: 'Daily Points',
  completedDate: 'Completed Date',
  expirationDate: 'Expiration Date',
} as const;

export type HistoryColumn = keyof typeof HISTORY_COLUMNS;

export function isHistoryColumn(value: string): value is HistoryColumn {
  return Object.hasOwn(HISTORY_COLUMNS, value);
}

export interface HistoryOrder {
  readonly column: HistoryColumn;
  readonly descending: boolean;
}

/** Returns the rows sorted by a column, equal ones newest first. */
export function sortHistory(
  rows: readonly HistoryRow[],
  { column, descending }: HistoryOrder,
): HistoryRow[] {
  const direction = descending ? -1 : 1;
  return rows.toSorted(
    (a, b) => direction * COMPARISONS[column](a, b) || byValue(b.completedDate, a.completedDate),
  );
}

// Stored instants sort by time when compared as text, which is much faster than a collator.
const COMPARISONS: Readonly<Record<HistoryColumn, (a: HistoryRow, b: HistoryRow) => number>> = {
  name: (a, b) => compareTexts(a.name, b.name),
  description: (a, b) => compareTexts(a.description, b.description),
  points: (a, b) => a.points - b.points,
  completedDate: (a, b) => byValue(a.completedDate, b.completedDate),
  expirationDate: (a, b) => byValue(a.expirationDate, b.expirationDate),
};

function byValue(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
