import Papa from 'papaparse';
import { numberText } from '@/domain/number-text';
import { UnusableFile } from '@/domain/unusable-file';
import { visibleText } from '@/domain/visible-text';

/** One record of a CSV text; `line` is its row in a spreadsheet, counted from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The most rows of a file, counting empty ones but not the heading. */
const MAX_ROWS = 20_000;
/** The longest row: several times the longest texts of a catalog row. */
const MAX_ROW_CHARACTERS = 100_000;
/** The most cells in a row, up to its last nonempty one. */
const MAX_CELLS = 100;

/** How many rows from the top are searched for the heading. */
const HEADING_WITHIN = 50;

const SEPARATORS = [',', ';', '\t', '|', Papa.RECORD_SEP, Papa.UNIT_SEP];
/** The line that names the separator for Excel, and that no spreadsheet shows. */
const SEPARATOR_LINE = /^"?sep=([^"\n])"?\1*(?:\n|$)/i;

/**
 * Parses a CSV text. Lines end with CRLF, LF or CR; in cells, all become LF. Tries the separators that spreadsheets use
 * in different countries, and that of a `sep=` line, and takes the one that finds the best heading. Skips empty lines.
 * Throws an UnusableFile that names the line of an unclosed quote, which would turn the rest of the file into one cell,
 * or the first row beyond the limits above, so no file can keep the page busy.
 */
export function parseCsv(
  source: string,
  isHeading: (cell: string) => boolean,
): { readonly rows: readonly CsvRow[]; readonly separator: string } {
  const lines = source.replaceAll(/\r\n?/g, '\n');
  const [separatorLine = '', named] = SEPARATOR_LINE.exec(lines) ?? [];
  const [skipped = ''] = /^\n+/.exec(lines.slice(separatorLine.length)) ?? [];
  const text = lines.slice(separatorLine.length + skipped.length).trimEnd();
  const separators = named === undefined ? SEPARATORS : [named, ...SEPARATORS];
  const separator = separatorOf(text.slice(0, MAX_ROW_CHARACTERS), separators, isHeading);
  const rows: CsvRow[] = [];
  let records = 0;
  let read = 0;
  const config = {
    delimiter: separator,
    newline: '\n' as const,
    // Parsed in pieces, to stop at the first row beyond the limits: 20 MB of stray quotes would block the page for
    // seconds.
    chunkSize: MAX_ROW_CHARACTERS,
    chunk: ({ data, errors, meta: { cursor } }: Papa.ParseResult<readonly string[]>) => {
      for (const [at, cells] of data.entries()) {
        records += 1;
        const line = skipped.length + records;
        checkRow(cells, line, records);
        checkQuotes(
          errors.find(({ row }) => row === at),
          line,
        );
        if (!cells.every(isBlank)) rows.push({ line, cells: cells.slice(0, MAX_CELLS) });
      }
      read += MAX_ROW_CHARACTERS;
      if (read < text.length && read - cursor > MAX_ROW_CHARACTERS) {
        const line = skipped.length + records + 1;
        checkRow(firstRows(text.slice(cursor, read), separator, 1)[0] ?? [], line, records + 1);
        throw tooLong(line);
      }
    },
  };
  // The types declare `chunk` for files only.
  Papa.parse(text, config);
  return { rows, separator };
}

function separatorOf(
  text: string,
  separators: readonly string[],
  isHeading: (cell: string) => boolean,
): string {
  const fits = separators.map((separator) => {
    const rows = firstRows(text, separator, HEADING_WITHIN).map((cells) => ({ cells }));
    const heading = rows[headingAt(rows, isHeading)];
    // If several separators find equally many headings, the one with the most cells wins.
    return headingCount(heading, isHeading) + (heading?.cells.length ?? 0) / MAX_ROW_CHARACTERS;
  });
  return separators[fits.indexOf(Math.max(...fits))] ?? ',';
}

type Cells = Pick<CsvRow, 'cells'>;

/** Returns the index of the row near the top with the most different headings; the first one if no row has any. */
export function headingAt(rows: readonly Cells[], isHeading: (cell: string) => boolean): number {
  const counts = rows.slice(0, HEADING_WITHIN).map((row) => headingCount(row, isHeading));
  return Math.max(0, counts.indexOf(Math.max(...counts)));
}

function headingCount(row: Cells | undefined, isHeading: (cell: string) => boolean): number {
  return new Set(row?.cells.filter(isHeading)).size;
}

function firstRows(text: string, delimiter: string, preview: number): string[][] {
  return Papa.parse<string[]>(text, { delimiter, newline: '\n', preview }).data;
}

function checkRow(cells: readonly string[], line: number, records: number): void {
  if (records > MAX_ROWS + 1) {
    throw new UnusableFile(
      `The file has more than ${numberText(MAX_ROWS)} rows. Split it into smaller files.`,
    );
  }
  if (!cells.slice(MAX_CELLS).every(isBlank))
    throw new UnusableFile(`Line ${line} has more than ${MAX_CELLS} cells.`);
  const characters = cells.reduce((sum, cell) => sum + cell.length + 1, -1);
  if (characters > MAX_ROW_CHARACTERS) throw tooLong(line);
}

/** Whether a cell is blank. */
export function isBlank(cell = ''): boolean {
  return visibleText(cell) === '';
}

function tooLong(line: number): UnusableFile {
  return new UnusableFile(
    `The row on line ${line} is longer than ${numberText(MAX_ROW_CHARACTERS)} characters. Check it for a quote that is never closed.`,
  );
}

function checkQuotes(error: Papa.ParseError | undefined, line: number): void {
  if (error?.code === 'MissingQuotes')
    throw new UnusableFile(`The quote that starts on line ${line} is never closed.`);
  if (error?.code === 'InvalidQuotes') {
    throw new UnusableFile(
      `The row on line ${line} has text after a closing quote. Write a quote inside a quoted cell twice.`,
    );
  }
}
