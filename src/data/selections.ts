import { instantOf } from '@/domain/instant';
import type { Selection } from '@/domain/selection';
import { BackendError } from '@/lib/errors';
import { type Outcome, part, sendAll, sendEach } from './batch';
import { send } from './client';
import { deleteRows, type OwnModel } from './delete-rows';
import {
  DeselectDocument,
  SelectDocument,
  SelectedDocument,
  SelectionExistsDocument,
  SelectionsDocument,
} from './generated/selections';
import { allRows, type Connection, NESTED_PAGE_LIMIT, type PageVariables } from './paging';
import { NoProfileError } from './profile';

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

/** Returns a page of an account's selections. Throws a BackendError, or a NoProfileError. */
export async function fetchSelectionsPage(
  accountId: string,
  page: PageVariables,
): Promise<Connection<Selection>> {
  const { getUserProfile } = await send(SelectionsDocument, { id: accountId, ...page });
  if (!getUserProfile) throw new NoProfileError();
  return getUserProfile.selectedTasks;
}

/**
 * Returns every selection of an account. Those in `ids` are read by key, since the index may lag behind.
 * Throws a BackendError, or a NoProfileError.
 */
export async function fetchSelections(
  accountId: string,
  ids: readonly string[],
): Promise<Selection[]> {
  const [byKey, listed] = await Promise.all([
    sendAll(ids.map((id) => part(SelectedDocument, { id }))),
    allRows((page) => fetchSelectionsPage(accountId, page), NESTED_PAGE_LIMIT),
  ]);
  const others = listed.filter(({ id }) => !ids.includes(id));
  return [...others, ...byKey.filter((row) => row !== null)];
}

/**
 * Creates selections in one request. Returns an outcome for each; a conflict means the row already
 * existed (D13). Throws a BackendError if the request as a whole fails.
 */
export function createSelections(
  rows: readonly NewSelection[],
): Promise<Outcome<Selection | null>[]> {
  return sendEach(rows.map((input) => part(SelectDocument, { input })));
}

/** How selections are deleted. */
export const selectionModel: OwnModel = {
  deletion: (id) => part(DeselectDocument, { input: { id } }),
  lookup: (id) => part(SelectionExistsDocument, { id }),
};

/** Deletes selections by ID; a missing one counts as deleted. Throws a BackendError if one remains. */
export async function deleteSelections(ids: readonly string[]): Promise<void> {
  await deleteRows(selectionModel, ids);
}

/** Deletes leftover selections. Ignores a BackendError, since the next visit tries again. */
export async function cleanUpSelections(ids: readonly string[]): Promise<void> {
  try {
    await deleteSelections(ids);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
  }
}
