import { formatCsv } from './csv-text';
import type { CsvTable, StoredRow } from './csv-table';
import { guarded } from './formula-guard';

// Spreadsheets take a file without it for the encoding of their country.
const BYTE_ORDER_MARK = '\uFEFF';

/** A CSV file that any spreadsheet reads and none executes. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + formatCsv(rows.map((cells) => cells.map(guarded)));
}

/** All rows of a table as such a file, with the ids by which an import finds them again. */
export function exportCsv(table: CsvTable, rows: readonly StoredRow[]): string {
  const names = table.columns.map(({ name }) => name);
  return csvFile([
    ['id', ...names],
    ...rows.map(({ id, values }) => [id, ...names.map((name) => values[name] ?? '')]),
  ]);
}
