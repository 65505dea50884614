import { instantOf } from '@/domain/instant';
import type { Selection } from '@/domain/selection';

/** The input for a new selection; `userId` and `owner` are the account's ID (spec §3, D9). */
export interface NewSelection extends Omit<Selection, 'task'> {
  readonly userId: string;
  readonly owner: string;
  readonly selectionDate: string;
}

/** Returns the row that adds a task to an account's list at `now` (milliseconds since the epoch). */
export function newSelection(
  accountId: string,
  id: string,
  taskId: string,
  now: number,
): NewSelection {
  return { id, userId: accountId, owner: accountId, taskId, selectionDate: instantOf(now) };
}
