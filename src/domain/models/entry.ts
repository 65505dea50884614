import { asciiDigits } from '@/domain/ascii-digits';
import { storedSteps } from '@/domain/steps';
import { oneLine, visibleText } from '@/domain/visible-text';
import type { CatalogModel, FieldKind } from './field';

/** A row's fields as text, by field name, as in a form or in the cells of a file. */
export type Entry = Readonly<Record<string, string>>;

/** The values to store for an entry; an empty field is null. */
export type Fields = Readonly<Record<string, string | number | null>>;

/** Returns the entry for a stored row, or an empty one; a name on one line, as forms show it. */
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

/** Returns the values to store for the fields that an entry has. */
export function storedFields({ fields }: CatalogModel, entry: Entry): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => {
      const text = entry[name];
      return text === undefined ? [] : [[name, storedValue(kind, normalizeText(text))]];
    }),
  );
}

function storedValue(kind: FieldKind, text: string): string | number | null {
  if (text === '') return null;
  if (kind === 'steps') return storedSteps(text) || null;
  return kind === 'number' || kind === 'amount' ? Number(text) : text;
}

/**
 * Returns what a field accepts of typed or pasted text: a number field accepts only digits (spec §5), of any script, a name
 * one line.
 */
export function sanitizeInput(kind: FieldKind, text: string): string {
  if (kind === 'line') return oneLine(text);
  if (kind === 'amount') return asciiDigits(text);
  return kind === 'number' ? asciiDigits(text).replace(/[^0-9]/g, '') : text;
}

/** Returns a text as it is compared, checked and stored: without characters that show as nothing. */
export function normalizeText(text: string | undefined): string {
  return visibleText(text ?? '');
}

/** Whether two entries would store the same values. */
export function isSameEntry(a: Entry, b: Entry): boolean {
  return changedFields(a, b).length === 0;
}

/**
 * Returns the names of the fields to write when a row changes from one entry to another: those that differ, and
 * all three parts of an estimate of which one differs (decision 033).
 */
export function fieldsToWrite({ fields }: CatalogModel, from: Entry, to: Entry): string[] {
  const changed = changedFields(from, to);
  const measures = new Set(changed.map((name) => fields[name]?.measure));
  return Object.entries(fields).flatMap(([name, { measure }]) =>
    changed.includes(name) || (measure !== undefined && measures.has(measure)) ? [name] : [],
  );
}

/** Returns the names of the fields for which two entries would store different values. */
export function changedFields(a: Entry, b: Entry): string[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter((name) => normalizeText(a[name]) !== normalizeText(b[name]));
}
