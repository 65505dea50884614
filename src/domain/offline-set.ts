import * as v from 'valibot';
import { dailySetOf, isDaily } from './daily-set';
import { instantOf } from './instant';
import { dailySelectionId } from './row-ids';
import type { Selection } from './selection';
import { TaskSchema } from './task-schema';
import { WINDOW_MS } from './time-limits';

/** Daily tasks that a browser chose without a connection, and hasn't stored yet (decision 159). */
export const OfflineSetSchema = v.object({
  /** The number of the daily set. */
  period: v.number(),
  /** When its window began, in milliseconds since the epoch. */
  at: v.number(),
  /** Its tasks, in the order of their slots. */
  tasks: v.pipe(v.array(TaskSchema), v.readonly()),
});

export type OfflineSet = v.InferOutput<typeof OfflineSetSchema>;

/** Returns an account's selections with such a set in place of its daily rows; undefined if those are of a newer set. */
export function withOfflineSet(
  accountId: string,
  selections: readonly Selection[],
  { period, at, tasks }: OfflineSet,
): Selection[] | undefined {
  if (dailySetOf(selections).period >= period) return undefined;
  const rows = tasks.map((task, slot) => ({
    id: dailySelectionId(accountId, period, slot),
    taskId: task.id,
    selectionDate: instantOf(at),
    task,
  }));
  return [...selections.filter((row) => !isDaily(row)), ...rows];
}

/** Whether the window of a set that was made without a connection has ended by `now`. */
export function hasEnded({ at }: OfflineSet, now: number): boolean {
  return at + WINDOW_MS <= now;
}
