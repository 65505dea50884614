import { DAILY_COUNT } from './daily-count';

/*
 * The IDs of rows that commits write, derived from each row's meaning (D13). Each starts with the account's ID, just as
 * `commitMember` builds them.
 */

/** Returns the row ID of a place in the daily set, from 0. */
export function dailySelectionId(accountId: string, place: number): string {
  return `${accountId}#daily#${place}`;
}

/** Returns the IDs of all places in the daily set. */
export function dailySelectionIds(accountId: string): string[] {
  return Array.from({ length: DAILY_COUNT }, (_, place) => dailySelectionId(accountId, place));
}

/** Returns the ID of a medium or strategic task on an account's list. It can be there only once. */
export function goalSelectionId(accountId: string, taskId: string): string {
  return `${accountId}#goal#${taskId}`;
}

/** Returns the ID of a completion, from its task and its time in milliseconds since the epoch. */
export function completionId(accountId: string, taskId: string, at: number): string {
  return `${accountId}#done#${taskId}#${at}`;
}

/** Returns when a completion was done, from the ID that `completionId` made; undefined for another client's ID. */
export function completedAtIn(
  rowId: string,
  accountId: string,
  taskId: string,
): number | undefined {
  const at = Number(rowId.split('#').at(-1));
  return completionId(accountId, taskId, at) === rowId ? at : undefined;
}
