import type { Selection } from '@/domain/selection';
import { BackendError, isConflict } from '@/lib/errors';
import { type Outcome, part, sendAll, sendEach } from './batch';
import { deleteRows, type OwnModel } from './delete-rows';
import {
  DeselectDocument,
  SelectDocument,
  SelectedDocument,
  SelectionExistsDocument,
} from './generated/selection-writes';
import { allRows, NESTED_PAGE_LIMIT } from './paging';
import { noteWritten } from './recent-rows';
import { correctSelections, fetchSelectionsPage, type NewSelection } from './selections';

/**
 * Returns every selection of an account. Those in `ids` are read by key, since the index may lag behind.
 * Throws a BackendError, or a NoProfileError.
 */
export async function fetchSelections(
  accountId: string,
  ids: readonly string[],
): Promise<Selection[]> {
  const [byKey, listed] = await Promise.all([
    fetchSelectionsByKey(ids),
    allRows((page) => fetchSelectionsPage(accountId, page), NESTED_PAGE_LIMIT),
  ]);
  const current = await correctSelections(accountId, listed);
  const others = current.filter(({ id }) => !ids.includes(id));
  return [...others, ...byKey.filter((row) => row !== null)];
}

/** Returns selections by ID, null for each that doesn’t exist. Throws a BackendError. */
export function fetchSelectionsByKey(ids: readonly string[]): Promise<(Selection | null)[]> {
  return sendAll(ids.map((id) => part(SelectedDocument, { id })));
}

/**
 * Creates selections in one request. Returns an outcome for each; a conflict means the row already
 * existed (D13). Throws a BackendError if the request as a whole fails.
 */
export async function createSelections(
  rows: readonly NewSelection[],
): Promise<Outcome<Selection | null>[]> {
  const outcomes = await sendEach(rows.map((input) => part(SelectDocument, { input })));
  rows.forEach(({ id }, at) => {
    const outcome = outcomes[at];
    if (outcome?.done || isConflict(outcome?.error)) noteWritten('selection', id, true);
  });
  return outcomes;
}

/** How selections are deleted. */
export const selectionModel: OwnModel = {
  deletion: (id) => part(DeselectDocument, { input: { id } }),
  lookup: (id) => part(SelectionExistsDocument, { id }),
};

/** Deletes selections by ID; a missing one counts as deleted. Throws a BackendError if one remains. */
export async function deleteSelections(ids: readonly string[]): Promise<void> {
  await deleteRows(selectionModel, ids);
  for (const id of ids) noteWritten('selection', id, false);
}

/** Deletes leftover selections. Ignores a BackendError, since the next visit tries again. */
export async function cleanUpSelections(ids: readonly string[]): Promise<void> {
  try {
    await deleteSelections(ids);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
  }
}
