import type { DailyRecord } from './daily-record';
import type { DailySet } from './daily-set';
import { periodOf, slotOf } from './row-ids';

/** Whether the tasks of a set can be swapped: sets of older versions have no number. */
export function isSwappable({ current, isComplete }: DailySet): boolean {
  return isComplete && current.every(({ id }) => periodOf(id) > 0);
}

/**
 * Returns the IDs of a set's tasks in order of their slots. The record is ahead of the rows while a swap is
 * being written.
 */
export function tasksOf({ swap }: DailyRecord, { period, current }: DailySet): readonly string[] {
  return swap?.period === period ? swap.tasks : current.map(({ taskId }) => taskId);
}

/** A row of the set that doesn't show the task of the latest swaps, and what it has to show. */
export interface StaleRow {
  readonly id: string;
  readonly taskId: string;
  /** The number to write with the task. */
  readonly number: number;
}

/**
 * Returns the rows that don't show what the record says. Only the row of the latest swap can be unwritten,
 * since a swap is written before the next one is recorded; others were listed by an index that lags.
 */
export function staleRows({ swap }: DailyRecord, { period, current }: DailySet): StaleRow[] {
  if (swap?.period !== period) return [];
  return current.flatMap(({ id, taskId }) => {
    // Not its place in the list, where rows of deleted tasks are missing.
    const wanted = swap.tasks[slotOf(id) ?? -1];
    return wanted === undefined || wanted === taskId
      ? []
      : [{ id, taskId: wanted, number: swap.number }];
  });
}

/**
 * Returns the rows that nobody is known to have written: the stale ones, and the row of the latest swap
 * unless it has that swap's number. This page may show its task before it is written.
 */
export function unwrittenRows(record: DailyRecord, set: DailySet): StaleRow[] {
  const { swap } = record;
  const stale = staleRows(record, set);
  const isOfSet = swap?.period === set.period;
  const row = isOfSet ? set.current.find(({ id }) => slotOf(id) === swap.slot) : undefined;
  if (!swap || !row || (row.swap ?? 0) >= swap.number) return stale;
  const latest = { id: row.id, taskId: row.taskId, number: swap.number };
  return stale.some(({ id }) => id === row.id) ? stale : [...stale, latest];
}
