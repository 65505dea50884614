import { type FormEvent, type KeyboardEvent, useState } from 'react';
import {
  sanitizeInput,
  type Entry,
  entryOf,
  type Fields,
  isSameEntry,
} from '@/domain/models/entry';
import type { CatalogModel, Tool } from '@/domain/models/field';
import { type CheckedEntry, checkEntry, type Problems } from '@/domain/models/validate';

export interface EntryState {
  readonly model: CatalogModel;
  readonly tool: Tool;
  readonly entry: Entry;
  readonly problems: Problems;
  /** Whether the form has unsaved changes. */
  readonly isChanged: boolean;
  set(name: string, text: string): void;
  /** Starts over from the stored values; `unsaved` are values to show instead, not stored yet. */
  start(stored: Entry, unsaved?: Entry): void;
  /** The values to store, or the invalid fields, which are marked from then on. */
  check(): CheckedEntry;
}

const NO_PROBLEMS: Problems = {};

/** A form's values, and their problems once it has been submitted (D22). */
export function useEntry(model: CatalogModel, tool: Tool): EntryState {
  const [stored, setStored] = useState(() => entryOf(model));
  const [entry, setEntry] = useState(stored);
  const [submitted, setSubmitted] = useState(false);
  const check = () => checkEntry(model, entry, { tool, host: location.host });
  const checked = submitted ? check() : undefined;
  return {
    model,
    tool,
    entry,
    problems: checked?.ok === false ? checked.problems : NO_PROBLEMS,
    isChanged: !isSameEntry(stored, entry),
    set: (name, text) => {
      const kind = model.fields[name]?.kind ?? 'line';
      setEntry((before) => ({ ...before, [name]: sanitizeInput(kind, text) }));
    },
    start: (next, unsaved = next) => {
      setStored(next);
      setEntry(unsaved);
      setSubmitted(false);
    },
    check: () => {
      setSubmitted(true);
      return check();
    },
  };
}

/** Saves a form's entry, or shows its problems and focuses the first invalid field (D22). */
export function submitEntry(
  event: FormEvent<HTMLFormElement>,
  state: EntryState,
  save: (fields: Fields) => void,
): void {
  event.preventDefault();
  const checked = state.check();
  if (checked.ok) return save(checked.fields);
  const field = [...event.currentTarget.elements].find((element) =>
    Object.hasOwn(checked.problems, element.getAttribute('name') ?? ''),
  );
  if (field instanceof HTMLElement) field.focus();
}

/** Saves by Ctrl+Enter or ⌘+Enter from every field; Enter alone is a new line in a long text. */
export function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
