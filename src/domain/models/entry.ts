import { DIFFICULTIES } from '@/domain/task';
import { leadsTo, openableLink } from '@/domain/web-link';
import {
  type FieldKind,
  type FieldRule,
  type FieldRules,
  MOST_CHARACTERS,
  MOST_DIGITS,
} from './field';

/** What is typed into a form, by field. */
export type Entry = Readonly<Record<string, string>>;

/** The fields at fault, each with the text to show under it (D22). */
export type Problems = Readonly<Record<string, string>>;

/** What is stored of an entry; an empty field is null. */
export type Fields = Readonly<Record<string, string | number | null>>;

export type CheckedEntry =
  | { readonly ok: true; readonly fields: Fields }
  | { readonly ok: false; readonly problems: Problems };

/** The entry to begin with: a row's values, or empty fields. */
export function entryOf(rules: FieldRules, row: object = {}): Entry {
  const values: Readonly<Record<string, unknown>> = { ...row };
  return Object.fromEntries(Object.keys(rules).map((name) => [name, textOf(values[name])]));
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Whatever is typed or pasted into a field that takes digits only: its digits (spec §5). */
export function asTyped(kind: FieldKind, text: string): string {
  return kind === 'whole' ? text.replace(/[^0-9]/g, '').slice(0, MOST_DIGITS) : text;
}

/** What to store of an entry, or which fields are at fault. `host` is the product's own (D21, D22). */
export function checkEntry(rules: FieldRules, entry: Entry, host: string): CheckedEntry {
  const fields: Record<string, string | number | null> = {};
  const problems: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const typed = (entry[name] ?? '').trim();
    const problem = problemOf(rule, typed, host);
    if (problem !== undefined) problems[name] = problem;
    else fields[name] = storedValue(rule, typed);
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, fields };
}

function problemOf({ kind, required }: FieldRule, typed: string, host: string): string | undefined {
  if (typed === '') return required ? 'This field is required' : undefined;
  switch (kind) {
    case 'whole':
      return /^[0-9]+$/.test(typed) && typed.length <= MOST_DIGITS
        ? undefined
        : `Use digits only, ${MOST_DIGITS} at most`;
    case 'difficulty':
      return DIFFICULTIES.some((one) => one === typed) ? undefined : 'Choose a difficulty';
    case 'link':
      return tooLong(typed, MOST_CHARACTERS.link) ?? linkProblem(typed, host);
    case 'picture':
      return /^task-pictures\/\S+$/.test(typed)
        ? undefined
        : 'A picture’s path begins with task-pictures/';
    default:
      return tooLong(typed, MOST_CHARACTERS[kind]);
  }
}

function linkProblem(typed: string, host: string): string | undefined {
  if (openableLink(typed) === undefined) {
    return 'Use a web address, such as https://example.org/page';
  }
  return leadsTo(host, typed) ? `The URL should not include ${host}` : undefined;
}

function tooLong(typed: string, most: number): string | undefined {
  return typed.length > most
    ? `Use at most ${most} characters; these are ${typed.length}`
    : undefined;
}

function storedValue({ kind }: FieldRule, typed: string): string | number | null {
  if (typed === '') return null;
  return kind === 'whole' ? Number(typed) : typed;
}

/** Whether two entries would store the same; spaces at the ends do not count. */
export function isSameEntry(a: Entry, b: Entry): boolean {
  return differingFields(a, b).length === 0;
}

/** The names of the fields in which two entries differ. */
export function differingFields(a: Entry, b: Entry): string[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter((name) => (a[name] ?? '').trim() !== (b[name] ?? '').trim());
}
