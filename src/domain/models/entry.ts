import { asciiDigits } from '@/domain/ascii-digits';
import { hasOneMore } from '@/domain/characters';
import { cellValue } from '@/domain/csv/cell-value';
import { storedSteps } from '@/domain/steps';
import { oneLine, visibleText } from '@/domain/visible-text';
import type { CatalogModel, Field, FieldKind } from './field';

/** A row's fields as text, by field name, as in a form or in the cells of a file. */
export type Entry = Readonly<Record<string, string>>;

/** Returns the entry for a stored row, or an empty one. A name is on one line, as forms show it. */
export function toFormEntry({ fields }: CatalogModel, row: object = {}): Entry {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, textOf(kind, values.get(name))]),
  );
}

function textOf(kind: FieldKind, value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return kind === 'line' ? oneLine(value) : value;
}

/** Returns the values to store for an entry's fields; empty ones become null. */
export function storedFields(
  { fields }: CatalogModel,
  entry: Entry,
): Readonly<Record<string, string | number | null>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => {
      const text = entry[name];
      return text === undefined ? [] : [[name, storedValue(kind, text)]];
    }),
  );
}

function storedValue(kind: FieldKind, typed: string): string | number | null {
  const text = comparedText(kind, typed);
  if (text === '') return null;
  // A picture's file has exactly this name, whatever characters another program used.
  if (kind === 'picture') return typed;
  return kind === 'number' || kind === 'amount' ? Number(text) : text;
}

/**
 * Returns a field's text after a change. A number field accepts only digits, of any script (spec §5). A pasted number
 * may be spelled as in a file; one that isn't a whole number leaves the field's text. A name stays one line.
 */
export function enteredText(field: Field, before: string, after: string): string {
  if (field.kind === 'line') return oneLine(after);
  const typed = asciiDigits(after);
  if (field.kind === 'amount') return typed;
  if (field.kind !== 'number') return after;
  const read = hasOneMore(before, typed)
    ? typed.replace(/[^0-9]/g, '')
    : cellValue(field, visibleText(typed), 'points');
  const texts = [typed, read, before];
  return texts.find((text) => /^[0-9]*$/.test(text)) ?? '';
}

/** Returns a text as compared, checked and stored: without invisible characters. */
export function normalizeText(text: string | undefined): string {
  return visibleText(text ?? '');
}

/** Returns a field's text as compared, checked and stored; addresses without punctuation copied with them. */
export function comparedText(kind: FieldKind, typed: string | undefined): string {
  const text = normalizeText(typed);
  if (kind === 'steps') return storedSteps(text);
  if (kind === 'link') return text.replace(/^[<“"]+|[>”"]+$/g, '');
  return kind === 'source' ? text.replace(/(?<!\S)[<“"]+|[>”",;]+(?!\S)/g, '') : text;
}

/** A field in which two entries would store different values. */
export interface Difference {
  readonly name: string;
  /** The field, by its label in the form. */
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** Returns the fields that storing an entry would change, with the stored values and the new ones. */
export function differences({ fields }: CatalogModel, stored: Entry, entry: Entry): Difference[] {
  return Object.entries(fields).flatMap(([name, { kind, label }]) => {
    const [before, after] = [normalizeText(stored[name]), normalizeText(entry[name])];
    if (before === after) return [];
    // An address stored with copied punctuation can be corrected.
    const from = kind === 'steps' ? storedSteps(before) : before;
    const to = comparedText(kind, after);
    return from === to ? [] : [{ name, label, from, to }];
  });
}

/** Whether storing an entry would change nothing. */
export function isSameEntry(model: CatalogModel, stored: Entry, entry: Entry): boolean {
  return differences(model, stored, entry).length === 0;
}

/**
 * Returns the values to write when a row changes from one entry to another: the fields that differ, and all three parts
 * of a changed estimate (decision 033). If a limit was introduced later, the backend would refuse an unchanged value
 * above it.
 */
export function changedValues(model: CatalogModel, from: Entry, to: Entry): Entry {
  const changed = new Set(differences(model, from, to).map(({ name }) => name));
  const measures = new Set([...changed].map((name) => model.fields[name]?.measure));
  const written = Object.entries(model.fields).filter(
    ([name, { measure }]) => changed.has(name) || (measure !== undefined && measures.has(measure)),
  );
  return Object.fromEntries(written.map(([name]) => [name, to[name] ?? '']));
}
