import { shortened } from '@/domain/characters';
import type { CatalogModel } from '@/domain/models/field';
import { normalizeText } from '@/domain/models/entry';
import { wordKey } from './cell-value';
import { type CsvRow, isBlank } from './parse-csv';

/** Returns the column that a heading names, by its name in the file or the form; undefined if there is none. */
export function columnOf({ fields }: CatalogModel, heading: string): string | undefined {
  const key = wordKey(heading);
  if (key === '') return undefined;
  if (key === 'id') return 'id';
  const names = Object.keys(fields);
  return (
    names.find((name) => wordKey(name) === key) ??
    names.find((name) => wordKey(fields[name]?.label ?? name) === key)
  );
}

/** Returns a sentence for each problem with a heading: which column, what was found, what is allowed. */
export function headingProblems(
  model: CatalogModel,
  heading: CsvRow,
  rows: readonly CsvRow[],
): string[] {
  const { fields } = model;
  const known = ['id', ...Object.keys(fields)];
  const names = heading.cells.map((cell) => columnOf(model, cell));
  const missing = Object.entries(fields)
    .filter(
      ([name, { requiredBy = [] }]) => requiredBy.includes('builder') && !names.includes(name),
    )
    .map(([name, { label }]) => `The column “${name}” (${label}) is missing.`);
  const unknown = heading.cells.flatMap((cell, at) => {
    if (names[at] !== undefined) return [];
    if (isBlank(cell)) return namelessProblem(at, rows) ?? [];
    return `“${shortened(normalizeText(cell), 40)}” isn’t a column.`;
  });
  const twice = known
    .filter((name) => names.indexOf(name) !== names.lastIndexOf(name))
    .map((name) => `The column “${name}” appears more than once.`);
  const problems = [...new Set([...missing, ...unknown, ...twice])];
  return problems.length === 0 ? [] : [...problems, `The columns are: ${known.join(', ')}.`];
}

/** Returns the problem of a column without a name; undefined if the column is empty, as in some spreadsheets' files. */
function namelessProblem(at: number, rows: readonly CsvRow[]): string | undefined {
  const filled = rows.find(({ cells }) => !isBlank(cells[at]));
  if (!filled) return undefined;
  const column = columnLetters(at);
  return `Column ${column} has no name, but has content on line ${filled.line}. Name it or clear it.`;
}

/** Returns a column's letters in a spreadsheet: 'A' for 0, 'AA' for 26. */
function columnLetters(at: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (at % 26));
  return at < 26 ? letter : columnLetters(Math.floor(at / 26) - 1) + letter;
}
