import type { Completion } from './completion';
import { scoreOf, type Task } from './task';

/** Spec §2.4: the name of a task that an admin has deleted since (D16). */
export const UNKNOWN_TASK = 'Unknown Task';

/** One line of the history. */
export interface HistoryRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly points: number;
  /** ISO instants. */
  readonly completedDate: string;
  readonly expirationDate: string;
}

/** Completions with what is known of their tasks. */
export function historyRows(
  completions: readonly Completion[],
  tasks: readonly Task[],
): HistoryRow[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  return completions.map(({ id, taskId, completedDate, expirationDate }) => {
    const task = byId.get(taskId);
    return {
      id,
      name: task?.name ?? UNKNOWN_TASK,
      description: task?.description ?? '',
      points: scoreOf(task ?? {}),
      completedDate,
      expirationDate,
    };
  });
}

/** The columns of the history, in their order (spec §2.4). */
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

/** The rows in an order; equal ones newest first. */
export function orderedHistory(
  rows: readonly HistoryRow[],
  { column, descending }: HistoryOrder,
): HistoryRow[] {
  const direction = descending ? -1 : 1;
  return rows.toSorted(
    (a, b) =>
      direction * compare(a[column], b[column]) || compare(b.completedDate, a.completedDate),
  );
}

const inUsersLanguage = new Intl.Collator();

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return inUsersLanguage.compare(String(a), String(b));
}
