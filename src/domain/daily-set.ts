import { DAILY_COUNT } from './daily-count';
import { periodOf } from './row-ids';
import { hasTask, type SelectionWithTask, type Selection } from './selection';

/** An account's daily selections, read as what they mean. */
export interface DailySet {
  /** What the user sees, in the order of their places. */
  readonly current: readonly SelectionWithTask[];
  /** Whether it has exactly DAILY_COUNT different daily tasks, and no newer set is half-written. */
  readonly isComplete: boolean;
  /** The number of the newest set, whole or not; 0 when there is none. */
  readonly period: number;
  /** Rows that mean nothing any more: of sets replaced, or left half-written before a newer one. */
  readonly leftovers: readonly Selection[];
}

/**
 * Finds the set that counts among an account's selections.
 *
 * A set is written before the one that it replaces is removed, so a connection lost in between leaves
 * rows of two sets and never an empty list. The newest complete set counts. Since periods only
 * grow, a tab that wakes up late with an old plan can add leftovers but never replace a newer set.
 */
export function dailySetOf(selections: readonly Selection[]): DailySet {
  const daily = selections.filter(isDaily);
  const periods = [...new Set(daily.map(({ id }) => periodOf(id)))].sort((a, b) => b - a);
  const period = periods[0] ?? 0;
  const groups = periods.map((each) => daily.filter(({ id }) => periodOf(id) === each));
  const newestComplete = groups.find(isCompleteSet);
  const counted = newestComplete ?? groups[0] ?? [];
  return {
    current: distinct(bySlot(counted.filter(hasTask))),
    isComplete: newestComplete !== undefined && newestComplete === groups[0],
    period,
    leftovers: newestComplete === undefined ? [] : olderThan(newestComplete, daily),
  };
}

/**
 * Whether a selection belongs to the daily tasks. The id says so even when the task is gone or an
 * admin has moved it to another difficulty: such a row is replaced with its set.
 */
export function isDaily(selection: Selection): boolean {
  return periodOf(selection.id) > 0 || selection.task?.difficulty === 'Daily';
}

function isCompleteSet(group: readonly Selection[]): boolean {
  const daily = group.filter(hasTask).filter(({ task }) => task.difficulty === 'Daily');
  return group.length === DAILY_COUNT && distinct(daily).length === DAILY_COUNT;
}

function distinct(rows: readonly SelectionWithTask[]): SelectionWithTask[] {
  return rows.filter((row, at) => rows.findIndex(({ taskId }) => taskId === row.taskId) === at);
}

function bySlot(rows: readonly SelectionWithTask[]): SelectionWithTask[] {
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function olderThan(whole: readonly Selection[], daily: readonly Selection[]): Selection[] {
  const period = periodOf(whole[0]?.id ?? '');
  return daily.filter(({ id }) => periodOf(id) < period);
}
