import { DAY_MS } from './instant';
import { durationDaysOf, type TaskValue } from './task';

/*
 * Ids that follow from what a row means (D13): whoever writes the same thing at the same moment, in
 * whatever tab or device, writes the same id, and the table refuses the second. Each starts with the
 * account's id; the backend refuses others.
 */

/** One of the places of a daily set. `period` counts an account's sets, from 1. */
export function dailySelectionId(accountId: string, period: number, slot: number): string {
  return `${accountId}#daily#${period}#${slot}`;
}

/** The set that a selection belongs to; 0 for a row that was not written by `dailySelectionId`. */
export function periodOf(selectionId: string): number {
  const period = /#daily#(\d{1,15})#\d{1,2}$/.exec(selectionId)?.[1];
  return period === undefined ? 0 : Number(period);
}

/** A medium or strategic task on an account's list: there once, or not at all. */
export function goalSelectionId(accountId: string, taskId: string): string {
  return `${accountId}#goal#${taskId}`;
}

/**
 * A completion of a task. Time is cut into stretches as long as the completion is valid: in one
 * stretch a task can be completed once, and a completion that has expired lies in an earlier one, so
 * completing again is never refused.
 */
export function completionId(
  accountId: string,
  task: Pick<TaskValue, 'id' | 'duration'>,
  now: number,
): string {
  return completionIdIn(accountId, task, windowOf(task, now));
}

/**
 * The id that a still valid completion has if it was made in the stretch before: to be looked up
 * before a new one is written.
 */
export function previousCompletionId(
  accountId: string,
  task: Pick<TaskValue, 'id' | 'duration'>,
  now: number,
): string {
  return completionIdIn(accountId, task, windowOf(task, now) - 1);
}

function windowOf(task: Pick<TaskValue, 'duration'>, now: number): number {
  return Math.floor(now / (durationDaysOf(task) * DAY_MS));
}

// The length is part of the id: after an admin changes it, the count starts on another scale.
function completionIdIn(
  accountId: string,
  task: Pick<TaskValue, 'id' | 'duration'>,
  stretch: number,
): string {
  return `${accountId}#done#${task.id}#${durationDaysOf(task)}d${stretch}`;
}
