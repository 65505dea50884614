import { windowEnd } from './daily-assignment';
import type { DailyRecord } from './daily-record';
import type { DailySet } from './daily-set';
import { tasksOf } from './daily-swap';
import { CHECK_IN_MS } from './time-limits';

/**
 * Returns the record to store before a set is renewed at `now`: it remembers the set's tasks, if their window
 * has ended within the last 24 hours (D28). The same record otherwise, or if another device has remembered
 * them. Tasks that a user replaces during their window are not remembered.
 */
export function withLastWindow(record: DailyRecord, set: DailySet, now: number): DailyRecord {
  const { period } = set;
  const end = windowEnd(set);
  const tasks = tasksOf(record, set);
  const isRemembered = (record.lastWindow?.period ?? 0) >= period;
  if (isRemembered || tasks.length === 0 || end > now || now - end > CHECK_IN_MS) return record;
  return { ...record, lastWindow: { period, tasks, end, until: now + CHECK_IN_MS } };
}

/**
 * Returns the record with other tasks to check in: none after the user said so, or the same ones if that was
 * undone. The same record if another window is remembered by now.
 */
export function withLateTasks(
  record: DailyRecord,
  period: number,
  tasks: readonly string[],
): DailyRecord {
  const { lastWindow } = record;
  if (lastWindow?.period !== period || lastWindow.tasks.length === tasks.length) return record;
  return { ...record, lastWindow: { ...lastWindow, tasks } };
}
