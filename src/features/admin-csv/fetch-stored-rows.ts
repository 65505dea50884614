import * as v from 'valibot';
import type { CsvTable, StoredRow } from '@/domain/csv/csv-table';
import { postDocument } from '@/data/graphql';
import { allItems, connectionOf, PAGE_LIMIT } from '@/data/records/connection';
import { fieldsOf } from './row-fields';

const RowSchema = v.looseObject({ id: v.string(), updatedAt: v.string() });
const PageSchema = v.object({ page: connectionOf(RowSchema) });

/** Every row of a table, its fields as texts. It is wanted whole, so the table's list is the way to it. */
export async function fetchStoredRows(table: CsvTable): Promise<StoredRow[]> {
  const list = table.model === 'Tasks' ? 'listTasks' : 'listLibraries';
  const document = /* GraphQL */ `
    query StoredRows($nextToken: String) {
      page: ${list}(limit: ${PAGE_LIMIT}, nextToken: $nextToken) {
        items { ${fieldsOf(table)} } nextToken
      }
    }
  `;
  const page = async (nextToken: string | null) =>
    (await postDocument(document, { nextToken }, PageSchema)).page;
  const rows = await allItems(await page(null), page);
  return rows
    .map((row) => storedRow(table, row))
    .toSorted(
      (a, b) => compared(a, b, 'difficulty') || compared(a, b, 'name') || (a.id < b.id ? -1 : 1),
    );
}

function storedRow(table: CsvTable, row: v.InferOutput<typeof RowSchema>): StoredRow {
  const values = Object.fromEntries(
    table.columns.map(({ name }) => {
      const value = row[name];
      return [name, typeof value === 'string' || typeof value === 'number' ? String(value) : ''];
    }),
  );
  return { id: row.id, updatedAt: row.updatedAt, values };
}

function compared(a: StoredRow, b: StoredRow, column: string): number {
  return (a.values[column] ?? '').localeCompare(b.values[column] ?? '');
}
