import Papa from 'papaparse';
import type { Entry } from '@/domain/models/entry';
import type { CatalogModel } from '@/domain/models/field';

const NEEDS_QUOTES = /[;\t]|^\s|\s$/;

// Characters that start a formula in a spreadsheet (OWASP, 'CSV injection'), including full-width
// forms, after any number of apostrophes.
const FORMULA_START = /^'*[=+\-@\t\r\n＝＋－＠]/;
const ESCAPED_FORMULA = /^'+[=+\-@\t\r\n＝＋－＠]/;

// Without it, spreadsheets assume a local encoding.
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Formats rows as a CSV file (RFC 4180) that is safe to open in any spreadsheet: commas, CRLF, quotes where needed, and
 * an apostrophe in front of text that would be a formula.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  const text = Papa.unparse([...rows], {
    newline: '\r\n',
    quotes: (cell) => NEEDS_QUOTES.test(String(cell)),
    escapeFormulae: FORMULA_START,
  });
  return `${BYTE_ORDER_MARK}${text}\r\n`;
}

/**
 * A quoted formula, which some programs write so that spreadsheets don't turn a text into a number or date, or a
 * quoted text after a blank, which people type. With a separator inside, that one is several cells.
 */
const QUOTED_TEXT = /^(?:=|\s+)"((?:[^"]|"")*)"\s*$/;

/** Removes the apostrophe that `csvFile` puts in front of a formula, and unwraps a quoted text. */
export function unescapeFormula(cell: string): string {
  if (ESCAPED_FORMULA.test(cell)) return cell.slice(1);
  return QUOTED_TEXT.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell;
}

interface ExportedRow {
  readonly id: string;
  readonly values: Entry;
}

/** Formats all rows of a model as a CSV file, with the IDs that an import finds them by. */
export function exportCsv({ fields }: CatalogModel, rows: readonly ExportedRow[]): string {
  const names = Object.keys(fields);
  return csvFile([
    ['id', ...names],
    ...rows.map(({ id, values }) => [id, ...names.map((name) => values[name] ?? '')]),
  ]);
}
