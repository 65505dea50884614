import * as v from 'valibot';
import { recall, remember } from './account-cache';

const SUBJECT = 'first-steps';

/** Has the account's next home begin with the welcome, unless this browser has planned it before. */
export function scheduleFirstSteps(accountId: string): void {
  if (plan(accountId) === undefined) remember(accountId, SUBJECT, true, Date.now());
}

/** Whether the welcome is planned, and was neither read nor skipped yet. */
export function areFirstStepsPending(accountId: string): boolean {
  return plan(accountId) === true;
}

/** Notes that the welcome was read or skipped. */
export function dismissFirstSteps(accountId: string): void {
  remember(accountId, SUBJECT, false, Date.now());
}

function plan(accountId: string): boolean | undefined {
  return recall(accountId, SUBJECT, v.boolean())?.value;
}
