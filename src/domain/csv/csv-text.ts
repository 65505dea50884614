import Papa from 'papaparse';

const NEEDS_QUOTES = /[;\t]|^\s|\s$/;

// Characters that start a formula in a spreadsheet (OWASP, 'CSV injection'), including full-width
// forms, after any number of apostrophes.
const FORMULA_START = /^'*[=+\-@\t\r\n＝＋－＠]/;
const ESCAPED_FORMULA = /^'+[=+\-@\t\r\n＝＋－＠]/;

/**
 * Formats rows as CSV (RFC 4180): commas, CRLF, and quotes where needed. A cell that a spreadsheet would execute
 * as a formula gets an apostrophe in front.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  const text = Papa.unparse([...rows], {
    newline: '\r\n',
    quotes: (cell) => NEEDS_QUOTES.test(String(cell)),
    escapeFormulae: FORMULA_START,
  });
  return `${text}\r\n`;
}

/** Removes the apostrophe that `formatCsv` puts in front of a formula. */
export function unescapeFormula(cell: string): string {
  return ESCAPED_FORMULA.test(cell) ? cell.slice(1) : cell;
}
