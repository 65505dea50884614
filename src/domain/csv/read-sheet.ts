import { type Entry, tidy } from '@/domain/models/entry';
import type { CatalogueModel } from '@/domain/models/field';
import { type CsvRow, parseCsv } from './csv-text';
import { unguarded } from './formula-guard';

/** A row of a file. A column that the file does not have is not among its values. */
export interface SheetRow {
  readonly line: number;
  readonly id: string;
  readonly values: Entry;
  /** Set when the row does not fit the heading. */
  readonly problem?: string;
}

export type Sheet =
  | { readonly ok: true; readonly rows: readonly SheetRow[] }
  | { readonly ok: false; readonly problem: string };

/**
 * The rows of a CSV text for a model. The first line names the columns, in any order and case; a file
 * with a column missing, named twice or unknown is refused as a whole, since it is probably another
 * file. `id` and the fields that a builder may leave empty may be missing.
 */
export function readSheet(model: CatalogueModel, text: string): Sheet {
  const parsed = parseCsv(text);
  if (!parsed.ok) return parsed;
  const [heading, ...rows] = parsed.rows;
  if (!heading) return { ok: false, problem: 'The file is empty.' };
  const names = heading.cells.map((cell) => tidy(cell).toLowerCase());
  const problem = headingProblem(model, names);
  if (problem !== undefined) return { ok: false, problem };
  return { ok: true, rows: rows.map((row) => sheetRow(names, row)) };
}

function headingProblem(model: CatalogueModel, names: readonly string[]): string | undefined {
  const known = ['id', ...Object.keys(model.fields)];
  const missing = Object.entries(model.fields)
    .filter(([name, { requiredBy }]) => requiredBy.includes('builder') && !names.includes(name))
    .map(([name]) => name);
  const unknown = names.filter((name) => !known.includes(name));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  const problems = [
    missing.length > 0 && `missing: ${missing.join(', ')}`,
    unknown.length > 0 && `unknown: ${unknown.map((name) => `“${name.slice(0, 40)}”`).join(', ')}`,
    twice !== undefined && `twice: ${twice}`,
  ].filter((one) => one !== false);
  if (problems.length === 0) return undefined;
  return `The columns are not those of ${model.rowsInFiles} (${problems.join('; ')}). The first line must name: ${known.join(', ')}.`;
}

function sheetRow(names: readonly string[], { line, cells }: CsvRow): SheetRow {
  const entries = names.map((name, at) => [name, tidy(unguarded(cells[at] ?? ''))] as const);
  const { id = '', ...values } = Object.fromEntries(entries);
  const row = { line, id, values };
  if (cells.length <= names.length || cells.slice(names.length).every((cell) => cell === '')) {
    return row;
  }
  return { ...row, problem: `It has ${cells.length} cells, the heading has ${names.length}.` };
}
