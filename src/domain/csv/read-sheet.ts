import { type Entry, normalizeText } from '@/domain/models/entry';
import type { CatalogModel } from '@/domain/models/field';
import { UnusableFile } from '@/domain/unusable-file';
import { cellValue } from './cell-value';
import { columnOf, headingProblems } from './columns';
import { unescapeFormula } from './csv-text';
import { type CsvRow, headingAt, isBlank, parseCsv } from './parse-csv';

/** A row of a file; `values` has only the columns of the file. */
export interface SheetRow {
  readonly line: number;
  readonly id: string;
  readonly values: Entry;
  /** Set if the row has more cells than the heading. */
  readonly problem?: string;
}

export interface Sheet {
  /** The line that names the columns; title lines above it are skipped. */
  readonly headingLine: number;
  readonly rows: readonly SheetRow[];
}

/**
 * Parses a CSV text as rows of a model. The heading names the columns, in any order and any unambiguous spelling; title
 * lines may precede it. Throws an UnusableFile if a column is missing, repeated or unknown, since this is probably the
 * wrong file. Only `id`, and fields that the builder doesn't require, may be missing.
 */
export function readSheet(model: CatalogModel, text: string): Sheet {
  const isHeading = (cell: string) => columnOf(model, cell) !== undefined;
  const parsed = parseCsv(text, isHeading);
  const [heading, ...rows] = parsed.rows.slice(headingAt(parsed.rows, isHeading));
  if (!heading) throw new UnusableFile('The file is empty.');
  const details = headingProblems(model, heading, rows);
  if (details.length > 0) {
    const problem = `Line ${heading.line} must name the columns for ${model.csvRowsLabel}.`;
    throw new UnusableFile(problem, details);
  }
  const names = heading.cells.map((cell) => columnOf(model, cell));
  // In a file with commas between cells, an unambiguous '1,25' in quotes shows what its commas mean.
  const hasDecimalComma = (cell: string, at: number) =>
    model.fields[names[at] ?? '']?.kind === 'amount' && /^\s*\d+,\d{1,2}\s*$/.test(cell);
  const isEither =
    parsed.separator !== ',' || rows.some(({ cells }) => cells.some(hasDecimalComma));
  const decimals = isEither ? 'either' : 'points';
  return {
    headingLine: heading.line,
    rows: rows.map((row) => sheetRow(model, names, row, decimals)),
  };
}

function sheetRow(
  { fields }: CatalogModel,
  names: readonly (string | undefined)[],
  { line, cells }: CsvRow,
  decimals: 'points' | 'either',
): SheetRow {
  const entries = names.flatMap((name, at) => {
    if (name === undefined) return [];
    const cell = unescapeFormula(cells[at] ?? '');
    const field = fields[name];
    // A picture's file has exactly this name.
    if (field?.kind === 'picture') return [[name, cell.trim()] as const];
    const text = normalizeText(cell);
    return [[name, field ? cellValue(field, text, decimals) : text] as const];
  });
  const { id = '', ...values } = Object.fromEntries(entries);
  const row = { line, id, values };
  if (cells.slice(names.length).every(isBlank)) return row;
  return {
    ...row,
    problem: `The row has ${cells.length} cells, but the header has ${names.length}.`,
  };
}

export interface DecodedText {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
}

const UTF_8 = { mark: [0xef, 0xbb, 0xbf], label: 'utf-8', encoding: 'UTF-8' } as const;
const MARKED = [
  { mark: [0xff, 0xfe], label: 'utf-16le', encoding: 'UTF-16' },
  { mark: [0xfe, 0xff], label: 'utf-16be', encoding: 'UTF-16' },
  UTF_8,
] as const;

/**
 * Decodes a text file: by its byte order mark, or as UTF-8 if it is valid, or else as Windows-1252, which older
 * spreadsheets write. Throws an UnusableFile if it contains NUL bytes and so isn't text.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const marked = MARKED.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (!marked && bytes.includes(0)) {
    throw new UnusableFile(
      'This isn’t a text file. Save the spreadsheet as “CSV UTF-8” and choose that file.',
    );
  }
  const { label, encoding } = marked ?? UTF_8;
  try {
    return { text: new TextDecoder(label, { fatal: true }).decode(bytes), encoding };
  } catch {
    if (!marked)
      return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
    throw new UnusableFile('The text in this file is damaged. Save it as “CSV UTF-8” again.');
  }
}
