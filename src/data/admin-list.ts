import * as v from 'valibot';
import { compareTexts } from '@/domain/compare-texts';
import type { Fields } from '@/domain/models/entry';
import { type Estimates } from '@/domain/impact/measures';
import { savingsOf } from '@/domain/impact/savings';
import { epochOf, instantOf } from '@/domain/instant';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import type { Field } from '@/domain/models/field';
import { linkModel } from '@/domain/models/link-model';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { DIFFICULTIES } from '@/domain/task';
import { isConflict, validationError } from '@/lib/errors';
import { type Part, part, sendOne } from './batch';
import { requireValue, send } from './client';
import {
  CountCompletionsDocument,
  CountSelectionsDocument,
  CreateCuratedLinksDocument,
  CreateCuratedTasksDocument,
  CreatedLinksDocument,
  CreatedTasksDocument,
  CuratedLinksDocument,
  CuratedLinksRowDocument,
  CuratedTasksDocument,
  CuratedTasksRowDocument,
  DeleteCuratedLinksDocument,
  DeleteCuratedTasksDocument,
  DeletedLinksDocument,
  DeletedTasksDocument,
  LinksWithPictureDocument,
  TasksWithPictureDocument,
  UpdateCuratedLinksDocument,
  UpdateCuratedTasksDocument,
  UpdatedLinksDocument,
  UpdatedTasksDocument,
} from './generated/admin-list';
import type { CreateLibraryInput, CreateTasksInput } from './generated/types';
import type { LiveList } from './live';
import { someValuesSchema } from '@/domain/models/values-schema';
import { allRows, type Connection, type PageVariables } from './paging';

type Version = Pick<CatalogRow, 'id' | 'updatedAt'>;
type Condition = { readonly updatedAt: { readonly eq: string } };

/** The API's operations on a list that admins maintain (spec §7). */
export interface AdminList extends LiveList<CatalogRow> {
  readonly model: 'Tasks' | 'Library';
  fetchPage(page: PageVariables): Promise<Connection<CatalogRow>>;
  fetchRow(id: string): Promise<CatalogRow | null>;
  insertion(id: string, fields: Fields): Part<CatalogRow | null>;
  update(id: string, fields: Fields, condition: Condition): Part<CatalogRow | null>;
  remove(id: string, condition: Condition): Promise<unknown>;
}

// Corrections of earlier completions aren't edited with the other fields (decision 151).
type Correction = Pick<CreateTasksInput, 'correctedAt' | 'correctedSaved' | 'correctionNote'>;

// A field added or renamed in amplify/ fails to compile here until the models have it.
type FieldsOf<Input> = Readonly<Record<Exclude<keyof Input, 'id' | keyof Correction>, Field>>;
curatedTaskModel.fields satisfies FieldsOf<CreateTasksInput>;
linkModel.fields satisfies FieldsOf<CreateLibraryInput>;

const TaskChangesSchema = someValuesSchema(curatedTaskModel);
const LinkChangesSchema = someValuesSchema(linkModel);
const NewTaskSchema = v.intersect([
  v.object({ name: v.string(), difficulty: v.picklist(DIFFICULTIES) }),
  TaskChangesSchema,
]);
const NewLinkSchema = v.intersect([v.object({ name: v.string() }), LinkChangesSchema]);

// Narrows the fields of a form or file to the model's input type.
function parse<T>(schema: v.GenericSchema<unknown, T>, fields: Fields): T {
  const result = v.safeParse(schema, fields);
  if (!result.success) throw validationError(new v.ValiError(result.issues));
  return result.output;
}

export const taskList: AdminList = {
  model: 'Tasks',
  fetchPage: async (page) => (await send(CuratedTasksDocument, { ...page })).page,
  fetchRow: async (id) => (await send(CuratedTasksRowDocument, { id })).row,
  insertion: (id, fields) =>
    part(CreateCuratedTasksDocument, { input: { id, ...parse(NewTaskSchema, fields) } }),
  update: (id, fields, condition) =>
    part(UpdateCuratedTasksDocument, {
      input: { id, ...parse(TaskChangesSchema, fields) },
      condition,
    }),
  remove: (id, condition) => send(DeleteCuratedTasksDocument, { input: { id }, condition }),
  created: CreatedTasksDocument,
  updated: UpdatedTasksDocument,
  deleted: DeletedTasksDocument,
};

export const linkList: AdminList = {
  model: 'Library',
  fetchPage: async (page) => (await send(CuratedLinksDocument, { ...page })).page,
  fetchRow: async (id) => (await send(CuratedLinksRowDocument, { id })).row,
  insertion: (id, fields) =>
    part(CreateCuratedLinksDocument, { input: { id, ...parse(NewLinkSchema, fields) } }),
  update: (id, fields, condition) =>
    part(UpdateCuratedLinksDocument, {
      input: { id, ...parse(LinkChangesSchema, fields) },
      condition,
    }),
  remove: (id, condition) => send(DeleteCuratedLinksDocument, { input: { id }, condition }),
  created: CreatedLinksDocument,
  updated: UpdatedLinksDocument,
  deleted: DeletedLinksDocument,
};

/** Returns every row of a list. Throws a BackendError. */
export function readRows(list: AdminList): Promise<CatalogRow[]> {
  return allRows(list.fetchPage);
}

/** Returns a row as currently stored, or null if it was deleted. Throws a BackendError. */
export function readRow(list: AdminList, id: string): Promise<CatalogRow | null> {
  return list.fetchRow(id);
}

/**
 * Creates a row under the ID its draft was given. A retry after a lost response finds the row that an earlier
 * attempt created, so there are never two (D13), and updates it if it still has what was then `sent`. Throws a
 * BackendError, of kind 'conflict' if it has something else.
 */
export function createRow(
  list: AdminList,
  id: string,
  fields: Fields,
  sent: readonly Fields[],
): Promise<CatalogRow> {
  return writeOnce(list, id, list.insertion(id, fields), (stored) => {
    if (hasFields(stored, fields)) return stored;
    const isFirst = sent.some((earlier) => hasFields(stored, earlier));
    return isFirst ? updateRow(list, stored, fields) : undefined;
  });
}

function hasFields(row: CatalogRow, fields: Fields): boolean {
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.entries(fields).every(([name, value]) => (stored.get(name) ?? null) === value);
}

/** Recreates a deleted row under its old ID; an existing row counts as success. Throws a BackendError. */
export function restoreRow(
  list: AdminList,
  { id, updatedAt: _written, ...fields }: CatalogRow,
): Promise<CatalogRow> {
  const known = Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string | number | null] => {
      return field[1] !== undefined;
    }),
  );
  return writeOnce(list, id, list.insertion(id, known), (stored) => stored);
}

/**
 * Updates a row if it is still the version that was read (`base`), or has the changes already. Throws a BackendError,
 * of kind 'conflict' if another admin changed or deleted the row.
 */
export function updateRow(list: AdminList, base: Version, changes: Fields): Promise<CatalogRow> {
  return writeOnce(list, base.id, rowUpdate(list, base, changes), (stored) =>
    hasFields(stored, changes) ? stored : undefined,
  );
}

/**
 * An earlier attempt whose response was lost may have written the row already, so that the next one is refused. `settle`
 * gets the stored row then, and returns what counts as written; undefined if the refusal stands.
 */
async function writeOnce(
  list: AdminList,
  id: string,
  write: Part<CatalogRow | null>,
  settle: (stored: CatalogRow) => CatalogRow | Promise<CatalogRow> | undefined,
): Promise<CatalogRow> {
  try {
    return requireValue(await sendOne(write));
  } catch (error) {
    const stored = isConflict(error) ? await list.fetchRow(id) : null;
    const settled = stored && settle(stored);
    if (settled) return settled;
    throw error;
  }
}

/** Returns the same conditional update as part of a batch. */
export function rowUpdate(
  list: AdminList,
  { id, updatedAt }: Version,
  changes: Fields,
): Part<CatalogRow | null> {
  return list.update(id, changes, { updatedAt: { eq: updatedAt } });
}

/** Deletes a row under the same condition. Throws a BackendError, of kind 'conflict' if the row changed. */
export async function deleteRow(list: AdminList, { id, updatedAt }: Version): Promise<void> {
  await list.remove(id, { updatedAt: { eq: updatedAt } });
}

/**
 * Applies a task's stored estimates to its completions before `now` (milliseconds since the epoch), with a note for
 * members (decision 151), under the same condition, once. Throws a BackendError, of kind 'conflict' if the row changed.
 */
export function correctEarlierCompletions(
  { id, updatedAt, ...task }: CatalogRow,
  correctionNote: string,
  now: number,
): Promise<CatalogRow> {
  const correctedSaved = savingsOf({ ...NO_ESTIMATES, ...task });
  // Members count a task's latest correction, so an admin's slow clock mustn't make this one earlier than the last.
  const at = Math.max(now, (epochOf(task.correctedAt) ?? 0) + 1);
  const correctedAt = instantOf(at);
  const input = { id, correctedAt, correctedSaved, correctionNote };
  const condition = { updatedAt: { eq: updatedAt } };
  return writeOnce(
    taskList,
    id,
    part(UpdateCuratedTasksDocument, { input, condition }),
    (stored) =>
      stored.correctedAt === correctedAt && stored.correctionNote === correctionNote
        ? stored
        : undefined,
  );
}

const NO_ESTIMATES = {
  carbonKg: null,
  waterLiters: null,
  wasteKg: null,
  energyKwh: null,
  moneyDollars: null,
} satisfies Estimates;

/** This number means “too many to count at once” (amplify/data/queries). */
export const MAX_COUNT = 1000;

/** Returns how many completions of a task are stored, up to MAX_COUNT. Admins only. Throws a BackendError. */
export async function countCompletions(taskId: string): Promise<number> {
  return requireValue((await send(CountCompletionsDocument, { taskId })).completions);
}

/** Returns how many members have a task on their list, up to MAX_COUNT. Admins only. Throws a BackendError. */
export async function countSelections(taskId: string): Promise<number> {
  return requireValue((await send(CountSelectionsDocument, { taskId })).members);
}

/** Returns the names of the tasks and links that use a picture, in alphabetical order. Throws a BackendError. */
export async function fetchPictureUses(path: string): Promise<string[]> {
  const found = await Promise.all([
    allRows(async (page) => (await send(TasksWithPictureDocument, { path, ...page })).page),
    allRows(async (page) => (await send(LinksWithPictureDocument, { path, ...page })).page),
  ]);
  return found
    .flat()
    .map(({ name }) => name)
    .toSorted(compareTexts);
}
