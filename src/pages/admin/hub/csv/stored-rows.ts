import { rowInsertion, rowUpdate } from '@/data/admin-list';
import { type Outcome, sendEach } from '@/data/batch';
import { compareTexts } from '@/domain/compare-texts';
import type { ChangedRow, NewRow, StoredRow } from '@/domain/csv/import-plan';
import { toFormEntry, storedFields } from '@/domain/models/entry';
import type { CatalogRow } from '@/domain/models/catalog-row';
import type { CatalogModel } from '@/domain/models/field';

export type WritableRow = NewRow | ChangedRow;

/** Returns rows with their fields as texts, ordered by difficulty and name. */
export function storedRows(model: CatalogModel, rows: readonly CatalogRow[]): StoredRow[] {
  return rows
    .map((row) => ({ id: row.id, updatedAt: row.updatedAt, values: toFormEntry(model, row) }))
    .toSorted(
      (a, b) =>
        compareRows(a, b, 'difficulty') || compareRows(a, b, 'name') || (a.id < b.id ? -1 : 1),
    );
}

function compareRows(a: StoredRow, b: StoredRow, column: string): number {
  return compareTexts(a.values[column] ?? '', b.values[column] ?? '');
}

/**
 * Writes rows in one request, each independently. A new row is refused when its id has been taken, a
 * changed one when it has changed since the preview, so nobody's work is overwritten unseen.
 * Throws a BackendError when the request as a whole fails.
 */
export function writeRows(
  model: CatalogModel,
  rows: readonly WritableRow[],
): Promise<Outcome<unknown>[]> {
  const parts = rows.map((row) => {
    const fields = storedFields(model, row.values);
    return row.status === 'new'
      ? rowInsertion(model, row.id, fields)
      : rowUpdate(model, row, fields);
  });
  return sendEach(parts, 'ImportRows');
}
