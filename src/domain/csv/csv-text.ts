const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** Formats rows as CSV (RFC 4180): commas, CRLF, and quotes where needed. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

// Characters that start a formula in a spreadsheet (OWASP, 'CSV injection'), including full-width
// forms, after any number of apostrophes.
const FORMULA_START = /^'*[=+\-@\t\r\n＝＋－＠]/;
const ESCAPED_FORMULA = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Returns the cell with an apostrophe in front if a spreadsheet would execute it as a formula. */
export function escapeFormula(cell: string): string {
  return FORMULA_START.test(cell) ? `'${cell}` : cell;
}

/** Reverses `escapeFormula`. */
export function unescapeFormula(cell: string): string {
  return ESCAPED_FORMULA.test(cell) ? cell.slice(1) : cell;
}
