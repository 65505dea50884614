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
  SelectionPresentDocument,
  SelectionsDocument,
} from './generated/selections';
import { allRows, type Connection, NESTED_PAGE_LIMIT, type PageVariables } from './paging';
import { NoProfileError } from './profile';

/** A selection as it is written; the owner and the profile have the account's id (spec §3, D9). */
export interface NewSelection extends Omit<Selection, 'task'> {
  readonly userId: string;
  readonly owner: string;
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

/** A page of an account's selections. Throws a BackendError, or a NoProfileError. */
export async function fetchSelectionsPage(
  accountId: string,
  page: PageVariables,
): Promise<Connection<Selection>> {
  const { getUserProfile } = await send(SelectionsDocument, { id: accountId, ...page });
  if (!getUserProfile) throw new NoProfileError();
  return getUserProfile.selectedTasks;
}

/**
 * Every selection of an account. Those of `ids` are read by key, so that an index that lags behind
 * hides none of them. Throws a BackendError, or a NoProfileError.
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
 * Writes selections in one request, each with its own outcome. A conflict means that the row existed
 * before (D13). Throws a BackendError when the request as a whole fails.
 */
export function createSelections(
  rows: readonly NewSelection[],
): Promise<Outcome<Selection | null>[]> {
  return sendEach(rows.map((input) => part(SelectDocument, { input })));
}

/** How selections are deleted. */
export const selectionModel: OwnModel = {
  deletion: (id) => part(DeselectDocument, { input: { id } }),
  lookup: (id) => part(SelectionPresentDocument, { id }),
};

/** Deletes selections by id; a missing one counts as deleted. Throws a BackendError for one that stays. */
export async function deleteSelections(ids: readonly string[]): Promise<void> {
  await deleteRows(selectionModel, ids);
}

/** The same where nothing depends on it: what cannot be deleted now is found again at the next visit. */
export async function tidySelections(ids: readonly string[]): Promise<void> {
  try {
    await deleteSelections(ids);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
  }
}
