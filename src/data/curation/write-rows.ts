import * as v from 'valibot';
import type { Fields } from '@/domain/models/entry';
import type { CatalogueRow } from '@/domain/models/catalogue-row';
import { isConflict } from '@/lib/errors';
import { postDocument } from '@/data/graphql';
import type { Collection } from './collection';
import { readRow } from './read-rows';
import { CuratedRowSchema } from './row-record';

const WrittenSchema = v.object({ row: CuratedRowSchema });

/**
 * Writes a new row under an id that its draft has had from the start. A second try after a lost
 * answer finds the first one's row and brings it up to date, so there are never two (D13). Throws a
 * BackendError.
 */
export async function createRow(
  collection: Collection,
  id: string,
  fields: Fields,
): Promise<CatalogueRow> {
  try {
    return await insert(collection, { id, ...fields });
  } catch (error) {
    const existing = isConflict(error) ? await readRow(collection, id) : null;
    if (existing === null) throw error;
    return updateRow(collection, existing, fields);
  }
}

/** Writes a deleted row again as it was, under its old id; one that is there already is success. */
export async function restoreRow(collection: Collection, row: CatalogueRow): Promise<CatalogueRow> {
  const { updatedAt: _written, ...fields } = row;
  try {
    return await insert(collection, fields);
  } catch (error) {
    const existing = isConflict(error) ? await readRow(collection, row.id) : null;
    if (existing === null) throw error;
    return existing;
  }
}

async function insert({ model, fields }: Collection, input: object): Promise<CatalogueRow> {
  const document = /* GraphQL */ `mutation CreateCurated${model}($input: Create${model}Input!) {
    row: create${model}(input: $input) { ${fields} }
  }`;
  return (await postDocument(document, { input }, WrittenSchema)).row;
}

/**
 * Changes a row only if it is still the one that was read (`base`); otherwise a BackendError of the
 * kind 'conflict': somebody else changed or deleted it.
 */
export async function updateRow(
  { model, fields }: Collection,
  base: Pick<CatalogueRow, 'id' | 'updatedAt'>,
  changes: Fields,
): Promise<CatalogueRow> {
  const document = /* GraphQL */ `mutation UpdateCurated${model}(
    $input: Update${model}Input!, $condition: Model${model}ConditionInput
  ) {
    row: update${model}(input: $input, condition: $condition) { ${fields} }
  }`;
  const input = { id: base.id, ...changes };
  const condition = { updatedAt: { eq: base.updatedAt } };
  return (await postDocument(document, { input, condition }, WrittenSchema)).row;
}

/** Deletes a row if it is still the one that was read; a BackendError of the kind 'conflict' if not. */
export async function deleteRow(
  { model, fields }: Collection,
  base: Pick<CatalogueRow, 'id' | 'updatedAt'>,
): Promise<void> {
  const document = /* GraphQL */ `mutation DeleteCurated${model}(
    $input: Delete${model}Input!, $condition: Model${model}ConditionInput
  ) {
    row: delete${model}(input: $input, condition: $condition) { ${fields} }
  }`;
  const condition = { updatedAt: { eq: base.updatedAt } };
  await postDocument(document, { input: { id: base.id }, condition }, v.unknown());
}
