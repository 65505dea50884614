import * as v from 'valibot';
import type { StoredRow } from '@/domain/csv/import-plan';
import { entryOf } from '@/domain/models/entry';
import type { CatalogueModel } from '@/domain/models/field';
import { postDocument } from '@/data/graphql';
import { allItems, connectionOf, PAGE_LIMIT } from '@/data/records/connection';
import { fieldsOf } from './row-fields';

const RowSchema = v.looseObject({ id: v.string(), updatedAt: v.string() });
const PageSchema = v.object({ page: connectionOf(RowSchema) });

/** Every row of a model, its fields as texts, ordered by difficulty and name. Throws a BackendError. */
export async function fetchStoredRows(model: CatalogueModel): Promise<StoredRow[]> {
  const list = model.type === 'Tasks' ? 'listTasks' : 'listLibraries';
  const document = /* GraphQL */ `
    query StoredRows($nextToken: String) {
      page: ${list}(limit: ${PAGE_LIMIT}, nextToken: $nextToken) {
        items { ${fieldsOf(model)} } nextToken
      }
    }
  `;
  const page = async (nextToken: string | null) =>
    (await postDocument(document, { nextToken }, PageSchema)).page;
  const rows = await allItems(await page(null), page);
  return rows
    .map((row) => ({ id: row.id, updatedAt: row.updatedAt, values: entryOf(model, row) }))
    .toSorted(
      (a, b) => compared(a, b, 'difficulty') || compared(a, b, 'name') || (a.id < b.id ? -1 : 1),
    );
}

function compared(a: StoredRow, b: StoredRow, column: string): number {
  return (a.values[column] ?? '').localeCompare(b.values[column] ?? '');
}
