import { hashOf } from '@/domain/hash';
import { changedFields, type Entry, fieldsToWrite, normalizeText } from '@/domain/models/entry';
import { periodQuestions } from '@/domain/models/estimate-period';
import type { CatalogModel } from '@/domain/models/field';
import { toolForChange } from '@/domain/models/validate';
import type { SheetRow } from './read-sheet';
import {
  idProblems,
  labelOf,
  rewrittenIdProblems,
  unpublishingProblems,
  valueProblems,
} from './row-problems';

/** A stored row, with each field as the text of its cell. */
export interface StoredRow {
  readonly id: string;
  /** The time of the last write; an update is refused if it has changed. */
  readonly updatedAt: string;
  readonly values: Entry;
}

interface CellChange {
  /** The column as the form calls it. */
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

interface Planned {
  readonly line: number;
  readonly name: string;
}

interface Questioned {
  /** What to look at again, though nothing is refused for it. */
  readonly questions: readonly string[];
  /** A sentence for each number far above the typical, to be confirmed before the import (D22). */
  readonly unusual?: readonly string[];
}

export type NewRow = Planned &
  Questioned & {
    readonly status: 'new';
    readonly id: string;
    readonly values: Entry;
  };
export type ChangedRow = Planned &
  Questioned & {
    readonly status: 'changed';
    readonly id: string;
    readonly updatedAt: string;
    readonly changes: readonly CellChange[];
    /** What to write: the changed fields, and all three parts of a changed estimate (decision 033). */
    readonly values: Entry;
  };
type UnchangedRow = Planned & { readonly status: 'unchanged' };
type InvalidRow = Planned & {
  readonly status: 'invalid';
  /** A sentence for each problem, which names the column as the form does. */
  readonly problems: readonly string[];
};

/** What the rows of a file are compared with. */
interface ImportContext {
  readonly stored: readonly StoredRow[];
  /** The paths of all stored pictures. */
  readonly pictures: ReadonlySet<string>;
  /** The product's own host, which no link may lead to (D21). */
  readonly host: string;
}

/** The planned change for one row of the file. */
export type PlannedRow = NewRow | ChangedRow | UnchangedRow | InvalidRow;

/**
 * Returns the planned change for each row of the file. A row is matched by ID, or else by name and
 * difficulty, so importing a handmade file twice, or resuming an interrupted import, creates no
 * duplicates. Stored rows that are not in the file stay as they are.
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
  const byId = new Map(stored.map((row) => [row.id, row]));
  const byKey = groupByKey(stored);
  const taken = new Map<string, number>();
  return sheet.map((row) => {
    const planned = { line: row.line, name: row.values['name'] ?? '' };
    const invalid = (problem: string): InvalidRow => ({
      ...planned,
      status: 'invalid',
      problems: [problem],
    });
    if (row.problem !== undefined) return invalid(row.problem);
    const matches = row.id === '' ? (byKey.get(keyOf(row.values)) ?? []) : [];
    if (matches.length > 1) {
      return invalid(
        `${matches.length} rows have this name and difficulty. Add the ID of the one you mean.`,
      );
    }
    const existing = row.id === '' ? matches[0] : byId.get(row.id);
    const id = existing?.id ?? (row.id === '' ? newId(row.values) : row.id);
    const before = taken.get(id);
    if (before !== undefined) return invalid(`Same row as line ${before}.`);
    taken.set(id, row.line);
    return existing
      ? compareRow(model, row, existing, context)
      : planCreation(model, row, id, context);
  });
}

function planCreation(
  model: CatalogModel,
  { line, values }: SheetRow,
  id: string,
  { host, pictures }: ImportContext,
): NewRow | InvalidRow {
  const planned = { line, name: values['name'] ?? '' };
  const doubt = rewrittenIdProblems(id);
  const problems = [
    ...(doubt.length > 0 ? doubt : idProblems(id)),
    ...valueProblems(model, values, { tool: 'builder', host }, pictures),
  ];
  if (problems.length > 0) return { ...planned, status: 'invalid', problems };
  return { ...planned, status: 'new', id, values, questions: periodQuestions(values) };
}

function compareRow(
  model: CatalogModel,
  { line, values }: SheetRow,
  existing: StoredRow,
  { host, pictures }: ImportContext,
): ChangedRow | UnchangedRow | InvalidRow {
  const planned = { line, name: values['name'] ?? '' };
  const before = existing.values;
  const after = { ...before, ...values };
  const names = changedFields(before, after).filter((name) => name in model.fields);
  if (names.length === 0) return { ...planned, status: 'unchanged' };
  const tool = toolForChange(before);
  const problems = [
    ...valueProblems(model, after, { tool, host, stored: before }, pictures),
    ...unpublishingProblems(model, existing.values, values),
  ];
  if (problems.length > 0) return { ...planned, status: 'invalid', problems };
  const { id, updatedAt } = existing;
  const asked = names.some(
    (name) => name === 'duration' || name === 'savesOver' || name.endsWith('Assumption'),
  );
  return {
    ...planned,
    status: 'changed',
    id,
    updatedAt,
    questions: asked ? periodQuestions(after) : [],
    changes: names.map((name) => ({
      label: labelOf(model, name),
      from: normalizeText(before[name]),
      to: normalizeText(after[name]),
    })),
    values: Object.fromEntries(
      fieldsToWrite(model, before, after).map((name) => [name, after[name] ?? '']),
    ),
  };
}

function groupByKey(rows: readonly StoredRow[]): Map<string, StoredRow[]> {
  const groups = new Map<string, StoredRow[]>();
  for (const row of rows) {
    const key = keyOf(row.values);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

function keyOf(values: Entry): string {
  return `${normalizeText(values['difficulty'])}\n${normalizeText(values['name']).toLowerCase()}`;
}

/** Returns the same ID for the same row, so two concurrent imports create it once (D13). */
function newId(values: Entry): string {
  const slug = normalizeText(values['name'])
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '');
  return `import-${slug}-${hashOf(keyOf(values)).toString(36)}`;
}
