import { compareTexts } from './compare-texts';
import type { Member } from './actions/member';
import { canUndo, type Completion, isValid } from './completion';
import type { SourcedEstimates } from './impact/measures';
import type { SavingRow } from './impact/periods';
import { type Savable, savingRow } from './impact/savings';
import { epochOf } from './instant';
import { scoreOf, type Task } from './task';
import { LATE_MS } from './time-limits';

/** Spec §2.4: the name shown for a deleted task (D16). */
const UNKNOWN_TASK = 'Unknown Task';

/** The fields of a task that the history shows. */
export type HistoryTask = Pick<Task, 'id' | 'name' | 'score'> &
  Partial<Pick<Task, 'description'>> &
  SourcedEstimates &
  Savable;

/** One row of the history: a completion with its task's name, description and score, and its savings. */
export interface HistoryRow extends Completion, Pick<SavingRow, 'impact' | 'savesOver'> {
  readonly name: string;
  readonly description: string;
  readonly points: number;
  /** Null if it is unknown. */
  readonly task: HistoryTask | null;
}

/** Returns the history's rows for completions and their tasks; `tasks` may lack deleted ones. */
export function historyRows(
  completions: readonly Completion[],
  tasks: readonly HistoryTask[],
): HistoryRow[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  return completions.map((completion) => {
    const task = byId.get(completion.taskId);
    return {
      ...completion,
      ...savingRow(completion, task),
      name: task?.name ?? UNKNOWN_TASK,
      description: task?.description ?? '',
      points: scoreOf(task ?? {}),
      task: task ?? null,
    };
  });
}

/**
 * Returns the listed rows, but with the member's completions instead of those that expire after `since` (an ISO
 * instant): the list may lag behind commits, and lacks actions that wait in this browser.
 */
export function withKnown(
  listed: readonly HistoryRow[],
  { completions, tasks: known }: Pick<Member, 'completions' | 'tasks'>,
  since: string,
): HistoryRow[] {
  const others = listed.filter(({ expirationDate }) => expirationDate <= since);
  // The list's tasks are the latest; the home's fill in for those that the list lacks.
  const named = completions.map(({ taskId, task }) => known.get(taskId) ?? task);
  const tasks = [...named, ...listed.map(({ task }) => task)].filter((task) => task !== null);
  const shown = [...others, ...historyRows(completions, tasks)];
  // A row on two pages appears once, and a known row with its known values.
  return [...new Map(shown.map((row) => [row.id, row])).values()];
}

/** Returns the rows whose points have expired but that can still be undone: late check-ins (D28). */
export function undoableExpired(rows: readonly HistoryRow[], now: number): HistoryRow[] {
  return rows.filter((row) => !isValid(row, now) && canUndo(row, now) && isLate(row));
}

function isLate({ completedDate, createdAt = completedDate }: Completion): boolean {
  const [completed, recorded] = [epochOf(completedDate), epochOf(createdAt)];
  return completed !== undefined && recorded !== undefined && recorded - completed <= LATE_MS;
}

/** A column: its heading, its value in a row, and the value's kind, which determines how it sorts and looks. */
export type HistoryColumn = { readonly heading: string } & (
  | { readonly kind: 'title' | 'excerpt' | 'day'; readonly valueOf: (row: HistoryRow) => string }
  | { readonly kind: 'points'; readonly valueOf: (row: HistoryRow) => number }
);

/** The columns of the history, in order (spec §2.4). */
export const HISTORY_COLUMNS = {
  name: { heading: 'Task Name', kind: 'title', valueOf: ({ name }) => name },
  description: { heading: 'Description', kind: 'excerpt', valueOf: (row) => row.description },
  points: { heading: 'Daily Points', kind: 'points', valueOf: ({ points }) => points },
  completedDate: { heading: 'Completed Date', kind: 'day', valueOf: (row) => row.completedDate },
  expirationDate: { heading: 'Expiration Date', kind: 'day', valueOf: (row) => row.expirationDate },
} as const satisfies Readonly<Record<string, HistoryColumn>>;

export interface HistoryOrder {
  readonly column: HistoryColumn;
  readonly descending: boolean;
}

const NEWEST_FIRST: HistoryOrder = {
  column: HISTORY_COLUMNS.completedDate,
  descending: true,
};

/** Returns an order as a URL keeps it, such as 'points', or '-points' if it is descending. */
export function orderText({ column, descending }: HistoryOrder): string {
  const [name] = Object.entries(HISTORY_COLUMNS).find(([, one]) => one === column) ?? [];
  return `${descending ? '-' : ''}${name}`;
}

/** Returns the order in a URL; the newest first if it has none. */
export function orderIn(text: string | null): HistoryOrder {
  const orders = Object.values(HISTORY_COLUMNS).flatMap((column) => [
    { column, descending: false },
    { column, descending: true },
  ]);
  return orders.find((order) => orderText(order) === text) ?? NEWEST_FIRST;
}

/** Returns the rows sorted by a column, equal ones newest first. */
export function sortHistory(
  rows: readonly HistoryRow[],
  { column, descending }: HistoryOrder,
): HistoryRow[] {
  const direction = descending ? -1 : 1;
  const compare = comparisonBy(column);
  return rows.toSorted(
    (a, b) => direction * compare(a, b) || compareInstants(b.completedDate, a.completedDate),
  );
}

function comparisonBy(column: HistoryColumn): (a: HistoryRow, b: HistoryRow) => number {
  if (column.kind === 'points') return (a, b) => column.valueOf(a) - column.valueOf(b);
  const compare = column.kind === 'day' ? compareInstants : compareTexts;
  return (a, b) => compare(column.valueOf(a), column.valueOf(b));
}

// Stored instants sort by time when compared as text, which is much faster than a collator.
function compareInstants(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
