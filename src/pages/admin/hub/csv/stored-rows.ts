import { readRows } from '@/data/admin-list';
import { compareTexts } from '@/domain/compare-texts';
import type { StoredRow } from '@/domain/csv/import-plan';
import { toFormEntry } from '@/domain/models/entry';
import type { CatalogModel } from '@/domain/models/field';

/** Returns every row of a model with its fields as texts, ordered by difficulty and name. Throws a BackendError. */
export async function readStoredRows(model: CatalogModel): Promise<StoredRow[]> {
  const rows = await readRows(model);
  return rows
    .toSorted(
      (a, b) =>
        compareTexts(a.difficulty ?? '', b.difficulty ?? '') ||
        compareTexts(a.name, b.name) ||
        (a.id < b.id ? -1 : 1),
    )
    .map((row) => ({ id: row.id, updatedAt: row.updatedAt, values: toFormEntry(model, row) }));
}
