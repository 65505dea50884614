import type { CatalogModel } from '@/domain/models/field';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { planImport, type StoredRow } from '@/domain/csv/import-plan';
import { readSheet } from '@/domain/csv/read-sheet';

export const host = 'verdure.example';

/** Returns the plan of an import of a file's text into the stored rows. */
export function planOf(
  text: string,
  stored: readonly StoredRow[] = [],
  model: CatalogModel = curatedTaskModel,
  pictures: ReadonlySet<string> = new Set(),
) {
  return planImport(model, readSheet(model, text).rows, { stored, pictures, host });
}

/** Returns the row that an import creates, as stored. */
export function createdBy([row]: ReturnType<typeof planOf>): StoredRow {
  if (row?.status !== 'new') throw new Error('The row is not new');
  return { id: row.id, updatedAt: 'now', values: row.values };
}
