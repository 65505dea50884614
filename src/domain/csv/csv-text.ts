/** One record of a CSV text; `line` is its first line, counted from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export type CsvParse =
  | { readonly ok: true; readonly rows: readonly CsvRow[] }
  | { readonly ok: false; readonly problem: string };

const SEPARATORS = [',', ';', '\t'] as const;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** Formats rows as CSV (RFC 4180): commas, CRLF, and quotes where needed. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Parses a CSV text. Lines end with CRLF, LF or CR. The separator is a comma, semicolon or tab,
 * whichever is most frequent in the first line, since spreadsheets in many countries write semicolons.
 * Skips empty lines. Reports the line of an unclosed quote, which would make the rest of the file one
 * cell.
 */
export function parseCsv(text: string): CsvParse {
  return new CsvReader(text, separatorOf(text)).read();
}

function separatorOf(text: string): string {
  const first = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? '';
  const unquoted = first.replaceAll(/"(?:[^"]|"")*"/g, '');
  const count = (separator: string) => unquoted.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

class CsvReader {
  readonly #text: string;
  readonly #separator: string;
  readonly #rows: CsvRow[] = [];
  #at = 0;
  #line = 1;

  constructor(text: string, separator: string) {
    this.#text = text;
    this.#separator = separator;
  }

  read(): CsvParse {
    while (this.#at < this.#text.length) {
      const line = this.#line;
      const cells: string[] = [];
      do {
        const cell = this.#cell();
        if (cell === undefined) {
          return { ok: false, problem: `The quote that starts on line ${line} is never closed.` };
        }
        cells.push(cell);
      } while (this.#take(this.#separator));
      this.#lineEnd();
      if (cells.some((cell) => cell !== '')) this.#rows.push({ line, cells });
    }
    return { ok: true, rows: this.#rows };
  }

  #cell(): string | undefined {
    let cell = '';
    if (this.#take('"')) {
      const inside = this.#quotedPart();
      if (inside === undefined) return undefined;
      cell = inside;
    }
    const start = this.#at;
    while (this.#at < this.#text.length && !this.#endsCell()) this.#at += 1;
    return cell + this.#text.slice(start, this.#at);
  }

  #quotedPart(): string | undefined {
    let part = '';
    for (;;) {
      const end = this.#text.indexOf('"', this.#at);
      if (end === -1) return undefined;
      const piece = this.#text.slice(this.#at, end);
      this.#line += lineEnds(piece);
      part += piece;
      this.#at = end + 1;
      if (!this.#take('"')) return part;
      part += '"';
    }
  }

  #endsCell(): boolean {
    const next = this.#text[this.#at];
    return next === this.#separator || next === '\n' || next === '\r';
  }

  #take(expected: string): boolean {
    if (this.#text[this.#at] !== expected) return false;
    this.#at += 1;
    return true;
  }

  #lineEnd(): void {
    const isReturn = this.#take('\r');
    if (this.#take('\n') || isReturn) this.#line += 1;
  }
}

function lineEnds(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

// Characters that start a formula in a spreadsheet (OWASP, 'CSV injection'), including full-width
// forms, after any number of apostrophes.
const FORMULA_START = /^'*[=+\-@\t\r\n＝＋－＠]/;
const ESCAPED_FORMULA = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Returns the cell with an apostrophe in front if a spreadsheet would execute it as a formula. */
export function escapeFormula(cell: string): string {
  return FORMULA_START.test(cell) ? `'${cell}` : cell;
}

/** Reverses `guarded`. */
export function unescapeFormula(cell: string): string {
  return ESCAPED_FORMULA.test(cell) ? cell.slice(1) : cell;
}
