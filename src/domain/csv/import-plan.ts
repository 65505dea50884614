import { hashOf } from '@/domain/hash';
import {
  changedValues,
  type Difference,
  differences,
  type Entry,
  normalizeText,
} from '@/domain/models/entry';
import { periodQuestions } from '@/domain/models/estimate-period';
import type { CatalogModel } from '@/domain/models/field';
import { toolFor } from '@/domain/models/validate';
import { storedSteps } from '@/domain/steps';
import { foldText } from '@/domain/text-search';
import { movedTask } from '@/domain/models/moved-task';
import { unusualAmong } from '@/domain/models/unusual-numbers';
import type { SheetRow } from './read-sheet';
import { identityText, idProblems, unpublishingProblems, valueProblems } from './row-problems';

/** A stored row, with each field as the text of its cell. */
export interface StoredRow {
  readonly id: string;
  /** The time of the last write; an update is refused if it has changed. */
  readonly updatedAt: string;
  readonly values: Entry;
}

/** The plan or the result for one row of the file. */
export interface PlannedRow {
  readonly line: number;
  readonly name: string;
  readonly status: 'new' | 'changed' | 'unchanged' | 'invalid' | 'imported';
  readonly id: string;
  /** The version that a changed row must still have. */
  readonly updatedAt?: string;
  /**
   * The values to write: for a changed row, those that differ, and all three parts of a changed estimate (decision
   * 033).
   */
  readonly values: Entry;
  readonly changes: readonly Difference[];
  /** A sentence for each unusually high number, to be confirmed before the import (D22). */
  readonly unusual: readonly string[];
  /** A sentence for each problem, which names the column as the form does, or for each warning about a valid row. */
  readonly notes: readonly string[];
  /** Why it wasn't written, once an attempt failed. */
  readonly refusal?: string;
}

/** The stored data with which a file's rows are compared. */
interface ImportContext {
  readonly stored: readonly StoredRow[];
  /** The paths of all stored pictures. */
  readonly pictures: ReadonlySet<string>;
  /** The product's own host, which no link may lead to (D21). */
  readonly host: string;
}

/** Whether a row still has to be written. */
export function isWritable({ status }: PlannedRow): boolean {
  return status === 'new' || status === 'changed';
}

/**
 * Returns the planned change for each row of the file. A row is matched by ID, or else by name (the same one, or the
 * same as searched) and, if the file has that column, difficulty, so importing a handmade file twice, or resuming an
 * interrupted import, creates no duplicates. Stored rows that are not in the file stay as they are.
 *
 * A new row is checked by the builder's rules. A changed row is checked by the editor's rules, together
 * with its unchanged fields, so an older task without a duration can be corrected by import just as in
 * the editor (spec §5). An unchanged row is not checked.
 */
export function planImport(
  model: CatalogModel,
  sheet: readonly SheetRow[],
  context: ImportContext,
): PlannedRow[] {
  const { stored } = context;
  const entries = stored.map(({ values }) => values);
  const byId = new Map(stored.map((row) => [row.id, row]));
  // All rows of a file have the same columns.
  const columns = sheet[0]?.values;
  const finder = (key: (name: string) => string) => {
    const keys = entries.map((values) => keyOf(values, key, columns));
    return (values: Entry) => {
      const own = keyOf(values, key, columns);
      return stored.filter((_, at) => keys[at] === own);
    };
  };
  const [byName, byFoldedName] = [finder(exactName), finder(foldText)];
  const named = new Set(sheet.flatMap(({ values }) => byName(values)));
  const taken = new Map<string, number>();
  const unusual = unusualAmong(model, entries);
  return sheet.map((row) => {
    if (row.problem !== undefined) return plannedRow(row, 'invalid', row.problem);
    const same = row.id === '' ? byName(row.values) : [];
    const similar = row.id === '' ? byFoldedName(row.values).filter((one) => !named.has(one)) : [];
    const matches = same.length > 0 ? same : similar;
    if (matches.length > 1) {
      return plannedRow(
        row,
        'invalid',
        `${matches.length} rows have this ${identityText(row.values)}. Add the ID of the one you mean.`,
      );
    }
    const existing = row.id === '' ? matches[0] : byId.get(row.id);
    const id = existing?.id ?? (row.id === '' ? newId(row.values, byId) : row.id);
    const before = taken.get(id);
    if (before !== undefined) return plannedRow(row, 'invalid', `Same row as line ${before}.`);
    taken.set(id, row.line);
    return planRow(model, { ...row, id }, existing, { ...context, unusual });
  });
}

/** Returns a row's plan, with its problems or questions and nothing to write. */
function plannedRow(
  { line, id, values }: SheetRow,
  status: PlannedRow['status'],
  ...notes: readonly string[]
): PlannedRow {
  const name = values['name'] ?? '';
  return { line, name, status, id, values: {}, changes: [], unusual: [], notes };
}

function planRow(
  model: CatalogModel,
  row: SheetRow,
  existing: StoredRow | undefined,
  { stored, host, pictures, unusual }: ImportContext & { unusual: ReturnType<typeof unusualAmong> },
): PlannedRow {
  const { id, values } = row;
  const before = existing?.values ?? {};
  const steps = values['steps'] && storedSteps(values['steps'], before['steps']);
  const after = { ...before, ...values, ...(steps !== undefined && { steps }) };
  const changes = differences(model, before, after);
  if (existing && changes.length === 0) return plannedRow(row, 'unchanged');
  const check = { tool: toolFor(existing?.values), host, stored: before };
  const problems = [
    ...(existing ? unpublishingProblems(model, before, values) : idProblems(model, id, stored)),
    ...valueProblems(model, after, check, pictures),
  ];
  if (problems.length > 0) return plannedRow(row, 'invalid', ...problems);
  const asked = changes.some(
    ({ name }) => name === 'duration' || name === 'savesOver' || name.endsWith('Assumption'),
  );
  const planned = {
    ...plannedRow(
      row,
      'new',
      ...(asked ? periodQuestions(after) : []),
      ...movedTask(model, after, before),
    ),
    unusual: unusual(after, before),
  };
  if (!existing) return { ...planned, values };
  const { updatedAt } = existing;
  const written = changedValues(model, before, after);
  return { ...planned, status: 'changed', updatedAt, values: written, changes };
}

/** Returns the key that matches a row: its name, by `key`, and, if the file has that column, its difficulty. */
function keyOf(values: Entry, key: (name: string) => string, columns = values): string {
  const difficulty = 'difficulty' in columns ? values['difficulty'] : '';
  return `${normalizeText(difficulty)}\n${key(values['name'] ?? '')}`;
}

function exactName(name: string): string {
  return normalizeText(name).toLowerCase();
}

/**
 * Returns the same ID for the same row, so two concurrent imports create it once (D13). Adds a number if a renamed row
 * still has the ID for this name.
 */
function newId(values: Entry, stored: ReadonlyMap<string, unknown>): string {
  const slug = normalizeText(values['name'])
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '');
  const first = `import-${slug}-${hashOf(keyOf(values, exactName)).toString(36)}`;
  let id = first;
  for (let number = 2; stored.has(id); number += 1) id = `${first}-${number}`;
  return id;
}
