import { isGoalSelectionId, isInEarlierSet, periodOf } from '@/domain/row-ids';
import type { Selection } from '@/domain/selection';
import { BackendError, isConflict } from '@/lib/errors';
import { type Outcome, part, sendAll, sendEach, sendOne, sendWith } from './batch';
import { deleteRows, type OwnModel } from './delete-rows';
import {
  AssignDailyDocument,
  DeselectDocument,
  SelectDocument,
  SelectedDocument,
  SelectionExistsDocument,
  SelectionIdsDocument,
} from './generated/selection-writes';
import { allRowsFrom, type Connection, PAGE_LIMIT, type PageVariables } from './paging';
import { NoProfileError } from './found-profiles';
import { type MemberChange, memberPart } from './member-requests';
import { correctList, noteWritten } from './recent-rows';
import type { NewSelection } from './selections';

/** An account's selections of daily tasks, as a renewal finds them. */
export interface DailySelections {
  /** The requested rows, and any others of the same or newer sets, with their tasks. */
  readonly selections: readonly Selection[];
  /** The IDs of the rows of older sets. */
  readonly older: readonly string[];
}

/**
 * Returns an account's daily selections. The rows of one set, `ids`, are read by key, since the index may lag,
 * in the same request as the list. Throws a BackendError, or a NoProfileError.
 */
export async function fetchDailySelections(
  accountId: string,
  ids: readonly string[],
): Promise<DailySelections> {
  const [profile, ours] = await sendWith(
    part(SelectionIdsDocument, { id: accountId, limit: PAGE_LIMIT, nextToken: null }),
    ids.map((id) => part(SelectedDocument, { id })),
    'AllSelections',
  );
  if (!profile) throw new NoProfileError();
  const listed = await restOfIds(accountId, profile.selectedTasks);
  const others = listed.filter((id) => !ids.includes(id) && !isGoalSelectionId(id));
  const period = periodOf(ids[0] ?? '');
  const isOlder = (id: string) => isInEarlierSet(id, period);
  const newer = await fetchSelectionsByKey(others.filter((id) => !isOlder(id)));
  const selections = [...ours, ...newer].filter((row) => row !== null);
  return { selections, older: others.filter(isOlder) };
}

/** Returns the IDs of all of an account's selections; none if its profile is gone. Throws a BackendError. */
export async function fetchSelectionIds(accountId: string): Promise<string[]> {
  return restOfIds(accountId, await idsPage(accountId, { limit: PAGE_LIMIT, nextToken: null }));
}

/** Returns the IDs of a list whose first page is loaded, corrected where the index lags. */
async function restOfIds(accountId: string, first: IdsPage): Promise<string[]> {
  const listed = await allRowsFrom(first, (page) => idsPage(accountId, page));
  const rows = await correctList(accountId, 'selection', listed, (ids) =>
    sendAll(ids.map((id) => part(SelectionExistsDocument, { id }))),
  );
  return rows.map(({ id }) => id);
}

type IdsPage = Connection<{ readonly id: string }>;

async function idsPage(id: string, page: PageVariables): Promise<IdsPage> {
  const profile = await sendOne(part(SelectionIdsDocument, { id, ...page }));
  return profile ? profile.selectedTasks : { items: [], nextToken: null };
}

/** Returns selections by ID, null for each that doesn't exist. Throws a BackendError. */
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

/** The outcome for the member document, if it was to change, and for each row. */
export interface AssignOutcomes {
  readonly member: Outcome<unknown> | undefined;
  readonly rows: readonly Outcome<unknown>[];
}

/**
 * Changes the member document and then creates daily selections, all in one request. We assume
 * that the API runs its mutations in order until a deployment has been checked (decision 064). The rows are created
 * even if the change is refused. Throws a BackendError if the request as a whole fails.
 */
export async function assignDailies(
  accountId: string,
  rows: readonly NewSelection[],
  change: MemberChange | undefined,
): Promise<AssignOutcomes> {
  const before = change ? [memberPart(accountId, change)] : [];
  const creations = rows.map((input) => part(AssignDailyDocument, { input }));
  const outcomes = await sendEach([...before, ...creations], 'AssignDailies');
  const created = outcomes.slice(before.length);
  noteCreated(rows, created);
  return { member: change && outcomes[0], rows: created };
}

// A refused duplicate exists too.
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
async function deleteSelections(ids: readonly string[], model = selectionModel): Promise<void> {
  await deleteRows(model, ids);
  for (const id of ids) noteWritten('selection', id, false);
}

/**
 * Deletes goals, but not one that has been added again since, however late the request arrives (docs/protocol.md, I13); a
 * missing one counts as deleted. Throws a BackendError if a row remains.
 */
export function deleteGoals(
  goals: readonly Pick<Selection, 'id' | 'selectionDate'>[],
): Promise<void> {
  const deletion = (id: string) => {
    const date = goals.find((goal) => goal.id === id)?.selectionDate;
    const condition = date ? { selectionDate: { eq: date } } : undefined;
    return part(DeselectDocument, { input: { id }, ...(condition && { condition }) });
  };
  const ids = goals.map(({ id }) => id);
  return deleteSelections(ids, { ...selectionModel, deletion });
}

/** Deletes leftover selections. Ignores a BackendError, since the next visit tries again. */
export async function cleanUpSelections(ids: readonly string[]): Promise<void> {
  try {
    await deleteSelections(ids);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
  }
}
