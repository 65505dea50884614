import * as v from 'valibot';
import { createRows } from '../rows';
import type { GraphqlResponse, signedGraphql } from '../signed-graphql';
import type { CatalogModel, CatalogRow } from './models';
import { isCatalogVersion, type Versions } from './versions';

type Post = ReturnType<typeof signedGraphql>;

/** The outcome for a model's rows; `kept` are edited ones that weren't overwritten. */
interface Synced {
  created: string[];
  changed: string[];
  kept: string[];
  unchanged: number;
}

/** Asks whether to overwrite an edited row, given its name and the fields that differ. */
export type Confirm = (name: string, fields: readonly string[]) => Promise<boolean>;

const Stored = v.looseObject({ id: v.string(), createdAt: v.string(), updatedAt: v.string() });
type StoredRow = v.InferOutput<typeof Stored>;

/**
 * Brings a model's rows up to date with the catalog: creates missing ones and updates those that differ. A row that
 * changed after its creation and matches no version of the catalog was edited by an admin: it is updated only if
 * `confirm` allows it. Deletes nothing.
 */
export async function syncRows(
  post: Post,
  model: CatalogModel,
  versions: Versions,
  confirm: Confirm,
): Promise<Synced> {
  const synced: Synced = { created: [], changed: [], kept: [], unchanged: 0 };
  for (const row of model.rows) {
    const name = String(row['name']);
    const stored = await storedRow(post, model, row.id);
    const differing = stored ? differences(model, row, stored) : [];
    if (!stored) {
      await createRows(post, model.name, [row]);
      synced.created.push(name);
    } else if (differing.length === 0) {
      synced.unchanged += 1;
    } else if (!isEdited(versions, model, stored) || (await confirm(name, differing))) {
      const input = { id: row.id, ...completeRow(model, row) };
      const condition = { updatedAt: { eq: stored.updatedAt } };
      rowOf(await post(updateOf(model), { input, condition }));
      synced.changed.push(name);
    } else {
      synced.kept.push(name);
    }
  }
  return synced;
}

function isEdited(versions: Versions, model: CatalogModel, stored: StoredRow): boolean {
  return stored.createdAt !== stored.updatedAt && !isCatalogVersion(versions, model, stored);
}

async function storedRow(post: Post, { name, fields }: CatalogModel, id: string) {
  const document = `query Stored($id: ID!) {
    row: get${name}(id: $id) { id ${fields.join(' ')} createdAt updatedAt }
  }`;
  const row = rowOf(await post(document, { id }));
  return row === null ? undefined : v.parse(Stored, row);
}

function differences({ fields }: CatalogModel, row: CatalogRow, stored: StoredRow): string[] {
  return fields.filter((field) => (row[field] ?? null) !== (stored[field] ?? null));
}

// Sets fields that the catalog no longer has to null.
function completeRow({ fields }: CatalogModel, row: CatalogRow): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, row[field] ?? null]));
}

function updateOf({ name }: CatalogModel): string {
  return `mutation Sync($input: Update${name}Input!, $condition: Model${name}ConditionInput) {
    row: update${name}(input: $input, condition: $condition) { id }
  }`;
}

function rowOf({ data, errors = [] }: GraphqlResponse): unknown {
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return data?.['row'] ?? null;
}
