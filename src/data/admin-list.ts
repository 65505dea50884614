import * as v from 'valibot';
import type { Fields } from '@/domain/models/entry';
import type { Field } from '@/domain/models/field';
import { linkModel } from '@/domain/models/link-model';
import { taskModel } from '@/domain/models/task-model';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { DIFFICULTIES } from '@/domain/task';
import { isConflict, validationError } from '@/lib/errors';
import { type Part, part, sendOne } from './batch';
import { requireValue, send } from './client';
import {
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

/** A list that admins keep, whole and live: what the API has for it (spec §7). */
export interface AdminList extends LiveList<CatalogRow> {
  readonly model: 'Tasks' | 'Library';
  page(page: PageVariables): Promise<Connection<CatalogRow>>;
  row(id: string): Promise<CatalogRow | null>;
  insertion(id: string, fields: Fields): Part<CatalogRow | null>;
  update(id: string, fields: Fields, condition: Condition): Part<CatalogRow | null>;
  deletion(id: string, condition: Condition): Promise<unknown>;
}

// A field that is added or renamed in amplify/ doesn't compile here.
type FieldsOf<Input> = Readonly<Record<Exclude<keyof Input, 'id'>, Field>>;
taskModel.fields satisfies FieldsOf<CreateTasksInput>;
linkModel.fields satisfies FieldsOf<CreateLibraryInput>;

const TaskChangesSchema = someValuesSchema(taskModel);
const LinkChangesSchema = someValuesSchema(linkModel);
const NewTaskSchema = v.intersect([
  v.object({ name: v.string(), difficulty: v.picklist(DIFFICULTIES) }),
  TaskChangesSchema,
]);
const NewLinkSchema = v.intersect([v.object({ name: v.string() }), LinkChangesSchema]);

// The fields of a form or a file are by name, whatever the form or the file; the API takes those of a model.
function parsed<T>(schema: v.GenericSchema<unknown, T>, fields: Fields): T {
  const result = v.safeParse(schema, fields);
  if (!result.success) throw validationError(new v.ValiError(result.issues));
  return result.output;
}

export const taskList: AdminList = {
  model: 'Tasks',
  page: async (page) => (await send(CuratedTasksDocument, { ...page })).page,
  row: async (id) => (await send(CuratedTasksRowDocument, { id })).row,
  insertion: (id, fields) =>
    part(CreateCuratedTasksDocument, { input: { id, ...parsed(NewTaskSchema, fields) } }),
  update: (id, fields, condition) =>
    part(UpdateCuratedTasksDocument, {
      input: { id, ...parsed(TaskChangesSchema, fields) },
      condition,
    }),
  deletion: (id, condition) => send(DeleteCuratedTasksDocument, { input: { id }, condition }),
  created: CreatedTasksDocument,
  updated: UpdatedTasksDocument,
  deleted: DeletedTasksDocument,
};

export const linkList: AdminList = {
  model: 'Library',
  page: async (page) => (await send(CuratedLinksDocument, { ...page })).page,
  row: async (id) => (await send(CuratedLinksRowDocument, { id })).row,
  insertion: (id, fields) =>
    part(CreateCuratedLinksDocument, { input: { id, ...parsed(NewLinkSchema, fields) } }),
  update: (id, fields, condition) =>
    part(UpdateCuratedLinksDocument, {
      input: { id, ...parsed(LinkChangesSchema, fields) },
      condition,
    }),
  deletion: (id, condition) => send(DeleteCuratedLinksDocument, { input: { id }, condition }),
  created: CreatedLinksDocument,
  updated: UpdatedLinksDocument,
  deleted: DeletedLinksDocument,
};

/** Every row of a list. Throws a BackendError. */
export function readRows(list: AdminList): Promise<CatalogRow[]> {
  return allRows(list.page);
}

/** A row as it is stored now; null when it is gone. Throws a BackendError. */
export function readRow(list: AdminList, id: string): Promise<CatalogRow | null> {
  return list.row(id);
}

/**
 * Writes a new row under the id that its draft has had from the start. A second try after a lost
 * answer finds the first one's row and updates it, so there are never two (D13). Throws a
 * BackendError.
 */
export async function createRow(list: AdminList, id: string, fields: Fields): Promise<CatalogRow> {
  try {
    return requireValue(await sendOne(list.insertion(id, fields)));
  } catch (error) {
    const existing = isConflict(error) ? await list.row(id) : null;
    if (existing === null) throw error;
    return updateRow(list, existing, fields);
  }
}

/** Writes a deleted row again as it was, under its old id; an existing one counts as success. */
export async function restoreRow(
  list: AdminList,
  { id, updatedAt: _written, ...fields }: CatalogRow,
): Promise<CatalogRow> {
  const known = Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string | number | null] => {
      return field[1] !== undefined;
    }),
  );
  try {
    return requireValue(await sendOne(list.insertion(id, known)));
  } catch (error) {
    const existing = isConflict(error) ? await list.row(id) : null;
    if (existing === null) throw error;
    return existing;
  }
}

/**
 * Changes a row only if it is still the version that was read (`base`). Throws a BackendError, of the
 * kind 'conflict' when somebody else changed or deleted the row.
 */
export async function updateRow(
  list: AdminList,
  base: Version,
  changes: Fields,
): Promise<CatalogRow> {
  return requireValue(await sendOne(rowUpdate(list, base, changes)));
}

/** An update for a batch, under the same condition. */
export function rowUpdate(
  list: AdminList,
  { id, updatedAt }: Version,
  changes: Fields,
): Part<CatalogRow | null> {
  return list.update(id, changes, { updatedAt: { eq: updatedAt } });
}

/** Deletes a row under the same condition. Throws a BackendError, of the kind 'conflict' when it no longer holds. */
export async function deleteRow(list: AdminList, { id, updatedAt }: Version): Promise<void> {
  await list.deletion(id, { updatedAt: { eq: updatedAt } });
}

/** The most that the backend counts: this many stands for that many or more. */
export const MAX_SELECTION_COUNT = 1000;

/** How many members have a task on their list, at most MOST_COUNTED. For admins. Throws a BackendError. */
export async function countSelections(taskId: string): Promise<number> {
  return requireValue((await send(CountSelectionsDocument, { taskId })).members);
}

/** The names of the tasks and links that show a picture, in order. Throws a BackendError. */
export async function fetchPictureUses(path: string): Promise<string[]> {
  const found = await Promise.all([
    allRows(async (page) => (await send(TasksWithPictureDocument, { path, ...page })).page),
    allRows(async (page) => (await send(LinksWithPictureDocument, { path, ...page })).page),
  ]);
  return found
    .flat()
    .map(({ name }) => name)
    .toSorted((a, b) => a.localeCompare(b));
}
