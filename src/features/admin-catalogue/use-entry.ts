import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { asTyped, type Entry, entryOf, type Fields, isSameEntry } from '@/domain/models/entry';
import type { CatalogueModel, Tool } from '@/domain/models/field';
import { type CheckedEntry, checkEntry, type Problems } from '@/domain/models/validate';

export interface EntryState {
  readonly model: CatalogueModel;
  readonly tool: Tool;
  readonly entry: Entry;
  readonly problems: Problems;
  /** Whether anything was typed that is not stored. */
  readonly isChanged: boolean;
  set(name: string, text: string): void;
  /** Starts over; `unsaved` is what stands in the fields without being stored. */
  start(stored: Entry, unsaved?: Entry): void;
  /** The values to store, or the fields at fault; those are shown from then on. */
  check(): CheckedEntry;
}

const NO_PROBLEMS: Problems = {};

/** What is typed into a form, and what is wrong with it once a save was tried (D22). */
export function useEntry(model: CatalogueModel, tool: Tool): EntryState {
  const [stored, setStored] = useState(() => entryOf(model));
  const [entry, setEntry] = useState(stored);
  const [wasTried, setWasTried] = useState(false);
  const check = () => checkEntry(model, entry, { tool, host: location.host });
  const checked = wasTried ? check() : undefined;
  return {
    model,
    tool,
    entry,
    problems: checked?.ok === false ? checked.problems : NO_PROBLEMS,
    isChanged: !isSameEntry(stored, entry),
    set: (name, text) => {
      const kind = model.fields[name]?.kind ?? 'line';
      setEntry((before) => ({ ...before, [name]: asTyped(kind, text) }));
    },
    start: (next, unsaved = next) => {
      setStored(next);
      setEntry(unsaved);
      setWasTried(false);
    },
    check: () => {
      setWasTried(true);
      return check();
    },
  };
}

/** Saves a form's entry, or shows what is wrong and moves the focus to the first field at fault (D22). */
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
