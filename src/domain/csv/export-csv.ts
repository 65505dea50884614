import type { CatalogModel } from '@/domain/models/field';
import { formatCsv, escapeFormula } from './csv-text';
import type { StoredRow } from './import-plan';

// Spreadsheets take a file without it for the encoding of their country.
const BYTE_ORDER_MARK = '\uFEFF';

/** A CSV file that any spreadsheet reads and none executes. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + formatCsv(rows.map((cells) => cells.map(escapeFormula)));
}

/** All rows of a model as such a file, with the ids by which an import finds them again. */
export function exportCsv(model: CatalogModel, rows: readonly StoredRow[]): string {
  const names = Object.keys(model.fields);
  return csvFile([
    ['id', ...names],
    ...rows.map(({ id, values }) => [id, ...names.map((name) => values[name] ?? '')]),
  ]);
}
