import { type Entry, normalizeText } from '@/domain/models/entry';
import type { CatalogModel } from '@/domain/models/field';
import { unescapeFormula } from './csv-text';
import { type CsvRow, parseCsv } from './parse-csv';

/** A row of a file; `values` has only the columns of the file. */
export interface SheetRow {
  readonly line: number;
  readonly id: string;
  readonly values: Entry;
  /** Set if the row has more cells than the heading. */
  readonly problem?: string;
}

export type Sheet =
  | { readonly ok: true; readonly rows: readonly SheetRow[] }
  | { readonly ok: false; readonly problem: string; readonly details?: readonly string[] };

/**
 * Parses a CSV text as rows of a model. The first line names the columns, in any order and case. A file
 * with a missing, repeated or unknown column is refused as a whole, since it is probably the wrong file.
 * Only `id` and the fields that the builder doesn't require may be missing.
 */
export function readSheet(model: CatalogModel, text: string): Sheet {
  const parsed = parseCsv(text);
  if (!parsed.ok) return parsed;
  const [heading, ...rows] = parsed.rows;
  if (!heading) return { ok: false, problem: 'The file is empty.' };
  const names = heading.cells.map((cell) => columnOf(model, cell));
  const details = headingProblems(model, names);
  if (details.length > 0) {
    return {
      ok: false,
      problem: `The first line must name the columns for ${model.csvRowsLabel}.`,
      details,
    };
  }
  return { ok: true, rows: rows.map((row) => sheetRow(names, row)) };
}

/** Returns the column that a heading names, ignoring case; the heading itself if there is none. */
function columnOf({ fields }: CatalogModel, cell: string): string {
  const name = normalizeText(cell).toLowerCase();
  return Object.keys(fields).find((field) => field.toLowerCase() === name) ?? name;
}

/** Returns a sentence for each problem of a heading: which column, what was found, what is allowed. */
function headingProblems({ fields }: CatalogModel, names: readonly string[]): string[] {
  const known = ['id', ...Object.keys(fields)];
  const missing = Object.entries(fields)
    .filter(([name, { requiredBy }]) => requiredBy.includes('builder') && !names.includes(name))
    .map(([name, { label }]) => `The column “${name}” (${label}) is missing.`);
  const unknown = names
    .filter((name) => !known.includes(name))
    .map((name) =>
      name === '' ? 'A column has no name.' : `“${name.slice(0, 40)}” isn’t a column.`,
    );
  const twice = known
    .filter((name) => names.indexOf(name) !== names.lastIndexOf(name))
    .map((name) => `The column “${name}” appears more than once.`);
  const problems = [...new Set([...missing, ...unknown, ...twice])];
  return problems.length === 0 ? [] : [...problems, `The columns are: ${known.join(', ')}.`];
}

function sheetRow(names: readonly string[], { line, cells }: CsvRow): SheetRow {
  const entries = names.map(
    (name, at) => [name, normalizeText(unescapeFormula(cells[at] ?? ''))] as const,
  );
  const { id = '', ...values } = Object.fromEntries(entries);
  const row = { line, id, values };
  if (cells.length <= names.length || cells.slice(names.length).every((cell) => cell === '')) {
    return row;
  }
  return {
    ...row,
    problem: `The row has ${cells.length} cells, but the header has ${names.length}.`,
  };
}

export type DecodedText =
  | {
      readonly ok: true;
      readonly text: string;
      readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
    }
  | { readonly ok: false; readonly problem: string };

/**
 * Decodes a text file by its byte order mark, else as UTF-8 if valid, else as Windows-1252, which older
 * spreadsheets write. Refuses a file with NUL bytes, which isn't text.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return utf16(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return utf16(bytes, 'utf-16be');
  if (bytes.includes(0)) {
    return {
      ok: false,
      problem: 'This isn’t a text file. Save the spreadsheet as “CSV UTF-8” and choose that file.',
    };
  }
  const utf8 = decode(bytes, 'utf-8');
  if (utf8 !== undefined) return { ok: true, text: utf8, encoding: 'UTF-8' };
  const text = new TextDecoder('windows-1252').decode(bytes);
  return { ok: true, text, encoding: 'Windows-1252' };
}

function utf16(bytes: Uint8Array, label: string): DecodedText {
  const text = decode(bytes, label);
  if (text !== undefined) return { ok: true, text, encoding: 'UTF-16' };
  return { ok: false, problem: 'The text in this file is damaged. Save it as “CSV UTF-8” again.' };
}

function decode(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
