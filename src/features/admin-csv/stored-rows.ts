import { type AdminList, linkList, readRows, rowUpdate, taskList } from '@/data/admin-list';
import { type Outcome, sendEach } from '@/data/batch';
import type { ColumnKind, CsvTable, CsvValues, StoredRow } from '@/domain/csv/csv-table';
import type { ChangedRow, NewRow } from '@/domain/csv/import-plan';

export type WritableRow = NewRow | ChangedRow;

const lists: Readonly<Record<CsvTable['model'], AdminList>> = {
  Tasks: taskList,
  Library: linkList,
};

/** Every row of a table, its fields as texts, by difficulty and name. Throws a BackendError. */
export async function fetchStoredRows(table: CsvTable): Promise<StoredRow[]> {
  const rows = await readRows(lists[table.model]);
  return rows
    .map(({ id, updatedAt, ...fields }) => ({ id, updatedAt, values: textsOf(table, fields) }))
    .toSorted(
      (a, b) => compared(a, b, 'difficulty') || compared(a, b, 'name') || (a.id < b.id ? -1 : 1),
    );
}

function textsOf({ columns }: CsvTable, fields: object): CsvValues {
  const values = new Map<string, unknown>(Object.entries(fields));
  return Object.fromEntries(
    columns.map(({ name }) => {
      const value = values.get(name);
      return [name, typeof value === 'string' || typeof value === 'number' ? String(value) : ''];
    }),
  );
}

function compared(a: StoredRow, b: StoredRow, column: string): number {
  return (a.values[column] ?? '').localeCompare(b.values[column] ?? '');
}

/**
 * Writes rows in one request, each with its own outcome. A new row is refused when its id has been
 * taken meanwhile, a changed one when it is no longer what the preview compared: nobody's work is
 * overwritten unseen. Throws a BackendError when the request as a whole fails.
 */
export function writeRows(
  table: CsvTable,
  rows: readonly WritableRow[],
): Promise<Outcome<unknown>[]> {
  const list = lists[table.model];
  const parts = rows.map((row) => {
    if (row.status === 'new') return list.insertion(row.id, fieldsOf(table, row.values));
    const values = Object.fromEntries(row.changes.map(({ column, to }) => [column, to]));
    return rowUpdate(list, row, fieldsOf(table, values));
  });
  return sendEach(parts, 'ImportRows');
}

function fieldsOf(
  { columns }: CsvTable,
  values: CsvValues,
): Record<string, string | number | null> {
  const given = columns.filter(({ name }) => values[name] !== undefined);
  return Object.fromEntries(
    given.map(({ name, kind }) => [name, fieldOf(kind, values[name] ?? '')]),
  );
}

function fieldOf(kind: ColumnKind, cell: string): string | number | null {
  if (cell === '') return null;
  return kind === 'number' ? Number(cell) : cell;
}
