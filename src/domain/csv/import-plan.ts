import { type Entry, fieldsToWrite, normalizeText } from '@/domain/models/entry';
import type { CatalogModel } from '@/domain/models/field';
import { type Check, checkEntry, isDraft, toolForChange } from '@/domain/models/validate';
import type { SheetRow } from './read-sheet';

/** A stored row, with each field as the text of its cell. */
export interface StoredRow {
  readonly id: string;
  /** The time of the last write; an update is refused if it has changed. */
  readonly updatedAt: string;
  readonly values: Entry;
}

interface CellChange {
  readonly column: string;
  readonly from: string;
  readonly to: string;
}

interface Planned {
  readonly line: number;
  readonly name: string;
}
export type NewRow = Planned & {
  readonly status: 'new';
  readonly id: string;
  readonly values: Entry;
};
export type ChangedRow = Planned & {
  readonly status: 'changed';
  readonly id: string;
  readonly updatedAt: string;
  readonly changes: readonly CellChange[];
  /** What to write: the changed fields, and all three parts of a changed estimate (decision 033). */
  readonly values: Entry;
};
type UnchangedRow = Planned & { readonly status: 'unchanged' };
type InvalidRow = Planned & { readonly status: 'wrong'; readonly reason: string };

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
  stored: readonly StoredRow[],
  host: string,
): PlannedRow[] {
  const byId = new Map(stored.map((row) => [row.id, row]));
  const byKey = groupedByKey(stored);
  const taken = new Map<string, number>();
  return sheet.map((row) => {
    const planned = { line: row.line, name: row.values['name'] ?? '' };
    const wrong = (reason: string): InvalidRow => ({ ...planned, status: 'wrong', reason });
    if (row.problem !== undefined) return wrong(row.problem);
    const matches = row.id === '' ? (byKey.get(keyOf(row.values)) ?? []) : [];
    if (matches.length > 1) {
      return wrong(
        `${matches.length} rows have this name and difficulty. Add the ID of the one you mean.`,
      );
    }
    const existing = row.id === '' ? matches[0] : byId.get(row.id);
    const id = existing?.id ?? (row.id === '' ? newId(row.values) : row.id);
    const before = taken.get(id);
    if (before !== undefined) return wrong(`Same row as line ${before}.`);
    taken.set(id, row.line);
    return existing ? compared(model, row, existing, host) : created(model, row, id, host);
  });
}

function created(
  model: CatalogModel,
  { line, values }: SheetRow,
  id: string,
  host: string,
): NewRow | InvalidRow {
  const planned = { line, name: values['name'] ?? '' };
  const reason = problemsOf(model, values, { tool: 'builder', host }) ?? idProblem(id);
  if (reason !== undefined) return { ...planned, status: 'wrong', reason };
  return { ...planned, status: 'new', id, values };
}

function compared(
  model: CatalogModel,
  { line, values }: SheetRow,
  existing: StoredRow,
  host: string,
): ChangedRow | UnchangedRow | InvalidRow {
  const planned = { line, name: values['name'] ?? '' };
  const changes = Object.keys(model.fields).flatMap((name) => {
    const to = values[name];
    const from = normalizeText(existing.values[name]);
    return to === undefined || to === from ? [] : [{ column: name, from, to }];
  });
  if (changes.length === 0) return { ...planned, status: 'unchanged' };
  const after = { ...existing.values, ...values };
  const reason =
    problemsOf(model, after, {
      tool: toolForChange(existing.values),
      host,
      stored: existing.values,
    }) ?? unpublishing(model, existing, values);
  if (reason !== undefined) return { ...planned, status: 'wrong', reason };
  const { id, updatedAt } = existing;
  return {
    ...planned,
    status: 'changed',
    id,
    updatedAt,
    changes,
    values: Object.fromEntries(
      fieldsToWrite(model, existing.values, after).map((name) => [name, after[name] ?? '']),
    ),
  };
}

// Members may have it on their lists, where a draft is missing.
function unpublishing(
  { singular }: CatalogModel,
  existing: StoredRow,
  values: Entry,
): string | undefined {
  if (!isDraft(values) || isDraft(existing.values)) return undefined;
  return `state: a published ${singular} can’t become a draft. Archive it instead`;
}

function problemsOf(model: CatalogModel, values: Entry, check: Check): string | undefined {
  const checked = checkEntry(model, values, check);
  if (checked.ok) return undefined;
  return Object.entries(checked.problems)
    .map(([column, { inFile }]) => `${column}: ${inFile}`)
    .join('; ');
}

function groupedByKey(rows: readonly StoredRow[]): Map<string, StoredRow[]> {
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

function idProblem(id: string): string | undefined {
  return /^[\w.:-]{1,100}$/.test(id)
    ? undefined
    : 'id: use only letters, digits, “-”, “_”, “.” and “:”, 100 at most';
}

/** Returns the same ID for the same row, so two concurrent imports create it once (D13). */
function newId(values: Entry): string {
  const slug = normalizeText(values['name'])
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '');
  return `import-${slug}-${hashOf(keyOf(values))}`;
}

// cyrb53, by bryc (public domain): 53 bits, enough for 5,000 names without a collision.
function hashOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
