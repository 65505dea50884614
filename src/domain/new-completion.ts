import { type Completion, expirationFrom } from './completion';
import { instantOf } from './instant';
import { completionId } from './row-ids';
import type { TaskValue } from './task';

/** The input for a new completion; `nameofowner` and `profileId` are the account's ID (spec §3). */
export interface NewCompletion extends Completion {
  readonly nameofowner: string;
  readonly profileId: string;
}

/** Returns the row that completing a task at `now`, in milliseconds since the epoch, writes. */
export function newCompletion(accountId: string, task: TaskValue, now: number): NewCompletion {
  return {
    id: completionId(accountId, task, now),
    taskId: task.id,
    completedDate: instantOf(now),
    expirationDate: expirationFrom(now, task),
    nameofowner: accountId,
    profileId: accountId,
  };
}
