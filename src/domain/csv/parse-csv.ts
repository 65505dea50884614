/** One record of a CSV text; `line` is its first line, counted from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export type CsvParse =
  | { readonly ok: true; readonly rows: readonly CsvRow[] }
  | { readonly ok: false; readonly problem: string };

/** The most rows of a file, the heading not included. */
const MAX_ROWS = 20_000;
/** The longest row, several times what the longest texts of a catalog row need. */
const MAX_ROW_CHARACTERS = 100_000;
/** The most cells of a row. */
const MAX_CELLS = 100;

const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Parses a CSV text. Lines end with CRLF, LF or CR. The separator is a comma, semicolon or tab,
 * whichever is most frequent in the first line, since spreadsheets in many countries write semicolons.
 * Skips empty lines. Reports the line of an unclosed quote, which would make the rest of the file one
 * cell. Stops at the first row beyond the limits above, so no file keeps the page busy.
 */
export function parseCsv(text: string): CsvParse {
  return new CsvReader(text, separatorOf(text)).read();
}

function separatorOf(text: string): string {
  const first = text.slice(0, MAX_ROW_CHARACTERS);
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const char of first) {
    if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (char === '\n' || char === '\r')) break;
    else if (!isQuoted) counts.set(char, (counts.get(char) ?? 0) + 1);
  }
  const count = (separator: string) => counts.get(separator) ?? 0;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

class CsvProblem extends Error {}

class CsvReader {
  readonly #text: string;
  readonly #separator: string;
  readonly #cellEnd: RegExp;
  readonly #rows: CsvRow[] = [];
  #at = 0;
  #line = 1;
  #records = 0;

  constructor(text: string, separator: string) {
    this.#text = text;
    this.#separator = separator;
    this.#cellEnd = new RegExp(`[${separator}\\r\\n]`, 'g');
  }

  read(): CsvParse {
    try {
      this.#skipEmptyLines();
      while (this.#at < this.#text.length) this.#record();
    } catch (problem) {
      if (problem instanceof CsvProblem) return { ok: false, problem: problem.message };
      throw problem;
    }
    return { ok: true, rows: this.#rows };
  }

  #record(): void {
    this.#records += 1;
    if (this.#records > MAX_ROWS + 1) {
      throw new CsvProblem(
        `The file has more than ${MAX_ROWS.toLocaleString('en')} rows. Split it into smaller files.`,
      );
    }
    const line = this.#line;
    const limit = this.#at + MAX_ROW_CHARACTERS;
    const cells: string[] = [];
    do {
      cells.push(this.#cell(line, limit));
      if (cells.length > MAX_CELLS) {
        throw new CsvProblem(`Line ${line} has more than ${MAX_CELLS} cells.`);
      }
    } while (this.#take(this.#separator));
    if (cells.some((cell) => cell !== '')) this.#rows.push({ line, cells });
    this.#skipEmptyLines();
  }

  #cell(line: number, limit: number): string {
    const inside = this.#take('"') ? this.#quotedPart(line, limit) : '';
    this.#cellEnd.lastIndex = this.#at;
    const end = this.#cellEnd.exec(this.#text)?.index ?? this.#text.length;
    if (end > limit) throw tooLong(line);
    const outside = this.#text.slice(this.#at, end);
    this.#at = end;
    return inside + outside;
  }

  #quotedPart(line: number, limit: number): string {
    const start = this.#at;
    for (;;) {
      const end = this.#text.indexOf('"', this.#at);
      if (end > limit || (end === -1 && this.#text.length > limit)) throw tooLong(line);
      if (end === -1) {
        throw new CsvProblem(`The quote that starts on line ${line} is never closed.`);
      }
      this.#at = end + 1;
      if (this.#take('"')) continue;
      const part = this.#text.slice(start, end);
      this.#line += lineEnds(part);
      return part.replaceAll('""', '"');
    }
  }

  #take(expected: string): boolean {
    if (this.#text[this.#at] !== expected) return false;
    this.#at += 1;
    return true;
  }

  #skipEmptyLines(): void {
    const ends = /[\r\n]*/y;
    ends.lastIndex = this.#at;
    const skipped = ends.exec(this.#text)?.[0] ?? '';
    this.#at += skipped.length;
    this.#line += lineEnds(skipped);
  }
}

function tooLong(line: number): CsvProblem {
  return new CsvProblem(
    `The row on line ${line} is longer than ${MAX_ROW_CHARACTERS.toLocaleString('en')} characters. Check it for a quote that is never closed.`,
  );
}

function lineEnds(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const isReturn = text[at] === '\r' && text[at + 1] !== '\n';
    if (isReturn || text[at] === '\n') count += 1;
  }
  return count;
}
