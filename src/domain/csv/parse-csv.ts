import Papa from 'papaparse';
import { LOCALE } from '@/domain/locale';

/** One record of a CSV text; `line` is its first line, counted from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export type CsvParse =
  | { readonly ok: true; readonly rows: readonly CsvRow[] }
  | { readonly ok: false; readonly problem: string };

/** The most rows of a file, empty ones included, the heading not. */
const MAX_ROWS = 20_000;
/** The longest row, several times what the longest texts of a catalog row need. */
const MAX_ROW_CHARACTERS = 100_000;
/** The most cells of a row. */
const MAX_CELLS = 100;

const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Parses a CSV text. Lines end with CRLF, LF or CR; in cells, all become LF. The separator is a comma,
 * semicolon or tab, whichever splits the first line into most cells, since spreadsheets in many countries
 * write semicolons. Skips empty lines. Reports the line of an unclosed quote, which would make the rest of
 * the file one cell. Stops at the first row beyond the limits above, so no file keeps the page busy.
 */
export function parseCsv(source: string): CsvParse {
  const [text, skippedLines] = withoutOuterLines(source.replaceAll(/\r\n?/g, '\n'));
  const delimiter = separatorOf(text.slice(0, MAX_ROW_CHARACTERS));
  const rows: CsvRow[] = [];
  let problem: string | undefined;
  let records = 0;
  let line = 1 + skippedLines;
  let read = 0;
  const config = {
    delimiter,
    newline: '\n' as const,
    // In pieces, so that a row beyond the limits ends it.
    chunkSize: MAX_ROW_CHARACTERS,
    chunk: (
      { data, errors, meta: { cursor } }: Papa.ParseResult<readonly string[]>,
      parser: Papa.Parser,
    ) => {
      for (const [at, cells] of data.entries()) {
        records += 1;
        const error = errors.find(({ row }) => row === at);
        problem = rowProblem(cells, line, records) ?? quoteProblem(error, line);
        if (problem !== undefined) {
          parser.abort();
          return;
        }
        if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
        line += 1 + cells.reduce((sum, cell) => sum + lineEnds(cell), 0);
      }
      read += MAX_ROW_CHARACTERS;
      if (read < text.length && read - cursor > MAX_ROW_CHARACTERS) {
        const cells = firstCells(text.slice(cursor, read), delimiter);
        problem = rowProblem(cells, line, records + 1) ?? tooLong(line);
        parser.abort();
      }
    },
  };
  // The types know `chunk` for files only.
  Papa.parse(text, config);
  return problem === undefined ? { ok: true, rows } : { ok: false, problem };
}

/** Returns the text without the empty lines at its start and end, and the number of those at its start. */
function withoutOuterLines(text: string): [text: string, skippedLines: number] {
  let start = 0;
  let end = text.length;
  while (text[start] === '\n') start += 1;
  while (end > start && text[end - 1] === '\n') end -= 1;
  return [text.slice(start, end), start];
}

function separatorOf(text: string): string {
  const count = (separator: string) => firstCells(text, separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

function firstCells(text: string, delimiter: string): readonly string[] {
  return Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 1 }).data[0] ?? [];
}

function rowProblem(cells: readonly string[], line: number, records: number): string | undefined {
  if (records > MAX_ROWS + 1) {
    return `The file has more than ${MAX_ROWS.toLocaleString(LOCALE)} rows. Split it into smaller files.`;
  }
  if (cells.length > MAX_CELLS) return `Line ${line} has more than ${MAX_CELLS} cells.`;
  const characters = cells.reduce((sum, cell) => sum + cell.length + 1, -1);
  return characters > MAX_ROW_CHARACTERS ? tooLong(line) : undefined;
}

function tooLong(line: number): string {
  return `The row on line ${line} is longer than ${MAX_ROW_CHARACTERS.toLocaleString(LOCALE)} characters. Check it for a quote that is never closed.`;
}

function quoteProblem(error: Papa.ParseError | undefined, line: number): string | undefined {
  if (error?.code === 'MissingQuotes')
    return `The quote that starts on line ${line} is never closed.`;
  if (error?.code === 'InvalidQuotes') {
    return `The row on line ${line} has text after a closing quote. Write a quote inside a quoted cell twice.`;
  }
  return undefined;
}

function lineEnds(cell: string): number {
  return cell.split('\n').length - 1;
}
