import { instantOf } from '@/domain/instant';

/** A selection as it is written; the owner and the profile have the account's id (spec §3, D9). */
export interface NewSelection {
  readonly id: string;
  readonly userId: string;
  readonly owner: string;
  readonly taskId: string;
  readonly selectionDate: string;
}

/** The row that puts a task on an account's list now. */
export function newSelection(
  accountId: string,
  id: string,
  taskId: string,
  now: number,
): NewSelection {
  return { id, userId: accountId, owner: accountId, taskId, selectionDate: instantOf(now) };
}
