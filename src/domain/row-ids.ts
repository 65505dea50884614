import { DAY_MS } from './instant';
import { durationDaysOf, type TaskValue } from './task';

/*
 * IDs derived from what a row means (D13): if two tabs or devices write the same thing at once, they
 * write the same ID, and the table refuses the second. Each starts with the account's ID; the backend
 * refuses others.
 */

/** Returns the ID of a slot in a daily set. `period` numbers an account's sets from 1. */
export function dailySelectionId(accountId: string, period: number, slot: number): string {
  return `${accountId}#daily#${period}#${slot}`;
}

/** Returns the number of a selection's daily set; 0 if its ID isn't from `dailySelectionId`. */
export function periodOf(selectionId: string): number {
  const period = /#daily#(\d{1,15})#\d{1,2}$/.exec(selectionId)?.[1];
  return period === undefined ? 0 : Number(period);
}

/** Returns the slot of a daily selection in its set, from 0; undefined if its ID isn't from `dailySelectionId`. */
export function slotOf(selectionId: string): number | undefined {
  const slot = /#daily#\d{1,15}#(\d{1,2})$/.exec(selectionId)?.[1];
  return slot === undefined ? undefined : Number(slot);
}

/** Whether a selection is in a daily set before `period`. An ID without a period doesn't tell what its task is. */
export function isInEarlierSet(selectionId: string, period: number): boolean {
  const own = periodOf(selectionId);
  return own > 0 && own < period;
}

/** Returns the ID of a medium or strategic task on an account's list, which can be there only once. */
export function goalSelectionId(accountId: string, taskId: string): string {
  return `${accountId}#goal#${taskId}`;
}

/** Whether a selection's ID is from `goalSelectionId`. */
export function isGoalSelectionId(id: string): boolean {
  return id.includes('#goal#');
}

/**
 * Returns the ID of a completion. Time is divided into windows as long as a completion is valid. A task
 * can be completed once per window, and an expired completion is always in an earlier one, so completing
 * the task again is never refused.
 */
export function completionId(
  accountId: string,
  task: Pick<TaskValue, 'id' | 'duration'>,
  now: number,
): string {
  const days = durationDaysOf(task);
  const window = Math.floor(now / (days * DAY_MS));
  // The duration is part of the ID, because windows are numbered differently after an admin changes it.
  return `${accountId}#done#${task.id}#${days}d${window}`;
}

/** Whether a completion's ID is from `completionId`. */
export function isDerivedCompletionId(id: string): boolean {
  return /#done#.+#\d+d\d+$/.test(id);
}
