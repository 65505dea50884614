import * as v from 'valibot';
import { recall, remember } from './account-cache';

const SUBJECT = 'first-steps';

/** Schedules the welcome for the account's next home page, unless this browser already has. */
export function scheduleFirstSteps(accountId: string): void {
  if (isScheduled(accountId) === undefined) remember(accountId, SUBJECT, true);
}

/** Whether the welcome is scheduled and hasn't been read or skipped yet. */
export function areFirstStepsPending(accountId: string): boolean {
  return isScheduled(accountId) === true;
}

/** Records that the welcome was read or skipped. */
export function dismissFirstSteps(accountId: string): void {
  remember(accountId, SUBJECT, false);
}

function isScheduled(accountId: string): boolean | undefined {
  return recall(accountId, SUBJECT, v.boolean());
}
