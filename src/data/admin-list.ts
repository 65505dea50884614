import { compareTexts } from '@/domain/compare-texts';
import { savingsOf } from '@/domain/impact/savings';
import { epochOf, instantOf } from '@/domain/instant';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { type Entry, storedFields } from '@/domain/models/entry';
import type { CatalogModel } from '@/domain/models/field';
import { isConflict } from '@/lib/errors';
import { type Part, part, sendAll } from './batch';
import { catalogDocuments } from './catalog-documents';
import { requireValue, send } from './client';
import { CountCompletionsDocument, CountSelectionsDocument } from './generated/admin-list';
import { allRows } from './paging';

type Version = Pick<CatalogRow, 'id' | 'updatedAt'>;
type RowPart = Part<CatalogRow | null>;

/**
 * Returns the part of a batch that creates a row. If it recreates a `deleted` row, it also restores the fields missing
 * from `entry`, including those that no form edits, such as a correction.
 */
export function rowInsertion(
  model: CatalogModel,
  id: string,
  entry: Entry,
  deleted: object = {},
): RowPart {
  const { alsoStored = [] } = model;
  const kept = Object.entries(deleted).filter(
    ([name]) => name in model.fields || alsoStored.includes(name),
  );
  return part(catalogDocuments(model).create, {
    input: { id, ...Object.fromEntries(kept), ...storedFields(model, entry) },
  });
}

/** Returns an update that is refused unless the row is still the version that was read. */
export function rowUpdate(model: CatalogModel, base: Version, changes: Entry): RowPart {
  return part(catalogDocuments(model).update, updateOf(base, storedFields(model, changes)));
}

function updateOf({ id, updatedAt }: Version, changes: object) {
  return { input: { id, ...changes }, condition: { updatedAt: { eq: updatedAt } } };
}

/** Returns every row of a model. Throws a BackendError. */
export function readRows(model: CatalogModel): Promise<CatalogRow[]> {
  return allRows(async (page) => (await send(catalogDocuments(model).page, page)).page);
}

/** Returns a row as currently stored, or null if it was deleted. Throws a BackendError. */
export async function readRow(model: CatalogModel, id: string): Promise<CatalogRow | null> {
  return (await send(catalogDocuments(model).row, { id })).row;
}

/**
 * Creates a row under its draft's ID. A retry after a lost response finds the row that the earlier attempt created, so
 * there are never two (D13), and updates it if it still has the `sent` values. `deleted` is the row that it recreates,
 * if any. Throws a BackendError, of kind 'conflict' if the row has other values.
 */
export function createRow(
  model: CatalogModel,
  id: string,
  entry: Entry,
  sent: readonly Entry[],
  deleted?: CatalogRow,
): Promise<CatalogRow> {
  return writeRow(model, id, rowInsertion(model, id, entry, deleted), (stored) => {
    const has = (one: Entry) => hasFields(stored, storedFields(model, one));
    if (has(entry)) return stored;
    return sent.some(has) ? updateRow(model, stored, entry) : undefined;
  });
}

function hasFields(row: CatalogRow, fields: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.entries(fields).every(([name, value]) => (stored.get(name) ?? null) === value);
}

/** Recreates a deleted row under its old ID; an existing row counts as success. Throws a BackendError. */
export function restoreRow(model: CatalogModel, row: CatalogRow): Promise<CatalogRow> {
  return createRow(model, row.id, {}, [], row);
}

/**
 * Updates a row if it is still the version that was read (`base`), or already has the changes. Throws a BackendError,
 * of kind 'conflict' if another admin changed or deleted the row.
 */
export function updateRow(model: CatalogModel, base: Version, changes: Entry): Promise<CatalogRow> {
  return writeRow(model, base.id, rowUpdate(model, base, changes), (stored) =>
    hasFields(stored, storedFields(model, changes)) ? stored : undefined,
  );
}

/**
 * A refusal may just mean that an earlier attempt, whose response was lost, wrote the row. `settle` gets the stored row
 * and returns the row that counts as written, or undefined if the refusal stands.
 */
async function writeRow(
  model: CatalogModel,
  id: string,
  write: RowPart,
  settle: (stored: CatalogRow) => CatalogRow | Promise<CatalogRow> | undefined,
): Promise<CatalogRow> {
  try {
    const [row] = await sendAll([write]);
    return requireValue(row);
  } catch (error) {
    const stored = isConflict(error) ? await readRow(model, id) : null;
    const settled = stored && settle(stored);
    if (settled) return settled;
    throw error;
  }
}

/**
 * Deletes a row if it is still at the version that was read; success if it is already gone. Throws a BackendError, of
 * kind 'conflict' if the row changed.
 */
export async function deleteRow(model: CatalogModel, row: Version): Promise<void> {
  try {
    await send(catalogDocuments(model).remove, updateOf(row, {}));
  } catch (error) {
    if (!isConflict(error) || (await readRow(model, row.id))) throw error;
  }
}

/**
 * Applies a task's stored estimates, once, to its completions before `now` (milliseconds since the epoch), with a note
 * for members (decision 151). Throws a BackendError, of kind 'conflict' if the row has changed since it was read.
 */
export function correctEarlierCompletions(
  task: CatalogRow,
  correctionNote: string,
  now: number,
): Promise<CatalogRow> {
  const last = epochOf(task.correctedAt) ?? 0;
  // Only a task's latest correction counts, so an admin's slow clock mustn't date this one before the previous one. One
  // of the same instant is an earlier attempt, whose response was lost.
  const at = last > now ? last + 1 : now;
  const sent = { correctedAt: instantOf(at), correctionNote };
  const update = updateOf(task, { ...sent, correctedSaved: savingsOf(task) });
  return writeRow(
    curatedTaskModel,
    task.id,
    part(catalogDocuments(curatedTaskModel).update, update),
    (stored) => (hasFields(stored, sent) ? stored : undefined),
  );
}

/** This number means “too many to count at once” (amplify/data/queries). */
export const MAX_COUNT = 1000;

const COUNTS = { completions: CountCompletionsDocument, selections: CountSelectionsDocument };

/**
 * Returns how many completions of a task are stored, or how many members have it on their list, up to MAX_COUNT. Admins
 * only. Throws a BackendError.
 */
export async function countRows(of: keyof typeof COUNTS, taskId: string): Promise<number> {
  return requireValue((await send(COUNTS[of], { taskId })).count);
}

/** Returns the names of the rows, in all models, that use a picture, in alphabetical order. Throws a BackendError. */
export async function fetchPictureUses(
  models: readonly CatalogModel[],
  path: string,
): Promise<string[]> {
  const rows = (await Promise.all(models.map(readRows))).flat();
  const users = rows.filter(({ imagename }) => imagename === path);
  return users.map(({ name }) => name).toSorted(compareTexts);
}
