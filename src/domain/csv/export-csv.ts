import type { CatalogModel } from '@/domain/models/field';
import { formatCsv } from './csv-text';
import type { StoredRow } from './import-plan';

// Without it, spreadsheets assume a local encoding.
const BYTE_ORDER_MARK = '\uFEFF';

/** Formats rows as a CSV file that is safe to open in any spreadsheet. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + formatCsv(rows);
}

/** Formats all rows of a model as a CSV file, with the IDs that an import finds them by. */
export function exportCsv(model: CatalogModel, rows: readonly StoredRow[]): string {
  const names = Object.keys(model.fields);
  return csvFile([
    ['id', ...names],
    ...rows.map(({ id, values }) => [id, ...names.map((name) => values[name] ?? '')]),
  ]);
}
