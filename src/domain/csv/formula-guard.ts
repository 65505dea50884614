// What a spreadsheet takes for the beginning of a formula (OWASP, 'CSV injection'), the full-width
// forms included, after as many apostrophes as it may have.
const DANGEROUS = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet executes: one that would begin a formula gets an apostrophe before it. */
export function guarded(cell: string): string {
  return DANGEROUS.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before `guarded`. */
export function unguarded(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
