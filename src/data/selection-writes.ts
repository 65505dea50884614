import type { Selection } from '@/domain/selection';
import { BackendError, isConflict } from '@/lib/errors';
import { type Outcome, part, sendAll, sendEach, sendWith } from './batch';
import { type RecordChange, recordPart } from './daily-record';
import { deleteRows, type OwnModel } from './delete-rows';
import {
  AssignDailyDocument,
  DeselectDocument,
  FirstSelectionsDocument,
  SelectDocument,
  SelectedDocument,
  SelectionExistsDocument,
} from './generated/selection-writes';
import { allRowsFrom, NESTED_PAGE_LIMIT } from './paging';
import { NoProfileError } from './found-profiles';
import { noteWritten } from './recent-rows';
import { correctSelections, fetchSelectionsPage, type NewSelection } from './selections';

/**
 * Returns every selection of an account. Those in `ids` are read by key, since the index may lag behind, in the
 * same request.
 * Throws a BackendError, or a NoProfileError.
 */
export async function fetchSelections(
  accountId: string,
  ids: readonly string[],
): Promise<Selection[]> {
  const [profile, byKey] = await sendWith(
    part(FirstSelectionsDocument, { id: accountId, limit: NESTED_PAGE_LIMIT }),
    ids.map((id) => part(SelectedDocument, { id })),
    'AllSelections',
  );
  if (!profile) throw new NoProfileError();
  const listed = await allRowsFrom(
    profile.selectedTasks,
    (page) => fetchSelectionsPage(accountId, page),
    NESTED_PAGE_LIMIT,
  );
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
  noteCreated(rows, outcomes);
  return outcomes;
}

/** The outcome for the daily record, if it was to change, and for each row. */
export interface AssignOutcomes {
  readonly record: Outcome<unknown> | undefined;
  readonly rows: readonly Outcome<unknown>[];
}

/**
 * Changes an account's daily record and then creates daily selections, all in one request: the API runs its
 * mutations in order. A refused record doesn't keep it from creating the rows. Throws a BackendError if the
 * request as a whole fails.
 */
export async function assignDailies(
  accountId: string,
  rows: readonly NewSelection[],
  change: RecordChange | undefined,
): Promise<AssignOutcomes> {
  const before = change ? [recordPart(accountId, change.from, change.to)] : [];
  const creations = rows.map((input) => part(AssignDailyDocument, { input }));
  const outcomes = await sendEach([...before, ...creations], 'AssignDailies');
  const created = outcomes.slice(before.length);
  noteCreated(rows, created);
  return { record: change && outcomes[0], rows: created };
}

// A refused duplicate is there too.
function noteCreated(rows: readonly NewSelection[], outcomes: readonly Outcome<unknown>[]): void {
  rows.forEach(({ id }, at) => {
    const outcome = outcomes[at];
    if (outcome?.done || isConflict(outcome?.error)) noteWritten('selection', id, true);
  });
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
