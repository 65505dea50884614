import { DAILY_COUNT } from './daily-count';
import { periodOf } from './row-ids';
import { hasTask, type SelectionWithTask, type Selection } from './selection';

/** An account's daily selections, grouped into the current set and leftovers. */
export interface DailySet {
  /** The selections to show, in order of their slots. */
  readonly current: readonly SelectionWithTask[];
  /** Whether the current set has exactly DAILY_COUNT different daily tasks and no newer set is half-written. */
  readonly isComplete: boolean;
  /** The number of the newest set, complete or not; 0 if there is none. */
  readonly period: number;
  /** Rows to delete: those of sets older than the newest complete one. */
  readonly leftovers: readonly Selection[];
}

/**
 * Finds the current set among an account's selections.
 *
 * A new set is written before the old one is removed, so a connection lost in between leaves rows of two
 * sets, never an empty list. The newest complete set is current. Since periods only grow, a tab that
 * wakes up late can add leftovers but never replace a newer set.
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

/** Returns the selections to delete: those of replaced sets, and goals whose task was deleted (D16). */
export function rowsLeft(selections: readonly Selection[]): Selection[] {
  const { isComplete, leftovers } = dailySetOf(selections);
  const orphans = selections.filter((row) => !isDaily(row) && !hasTask(row));
  return [...(isComplete ? leftovers : []), ...orphans];
}

/**
 * Whether a selection belongs to the daily tasks. The ID tells even if an admin has deleted the task or
 * changed its difficulty; such a row is replaced along with its set.
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

function olderThan(set: readonly Selection[], daily: readonly Selection[]): Selection[] {
  const period = periodOf(set[0]?.id ?? '');
  return daily.filter(({ id }) => periodOf(id) < period);
}
