import { useState } from 'react';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { type Entry, isSameEntry, sanitizeInput, toFormEntry } from '@/domain/models/entry';
import type { CatalogModel, Tool } from '@/domain/models/field';
import {
  type CheckedEntry,
  checkEntry,
  excessProblems,
  isDraft,
  type Problems,
  toolForChange,
} from '@/domain/models/validate';
import { type UnsentEntries, useUnsentEntry } from '@/session/unsent-entry';

export interface EntryState {
  readonly model: CatalogModel;
  readonly tool: Tool;
  readonly entry: Entry;
  readonly problems: Problems;
  /** Whether what is stored is a draft (D29). */
  readonly isDraft: boolean;
  /** Whether the form has unsaved changes. */
  readonly isChanged: boolean;
  set(name: string, text: string): void;
  /** Starts over from the stored values; `unsaved` are values to show instead, not stored yet. */
  start(stored: Entry, unsaved?: Entry): void;
  /**
   * The values to store, with those that the pressed button sets, or the invalid fields, which are marked
   * from then on.
   */
  check(pressed: Entry): CheckedEntry;
}

const unsent: UnsentEntries<Entry> = new Map();

/**
 * A form's values, and their problems: while typing, what is above a limit; once it has been submitted, all
 * (D22). `row` is the one that is edited from the start.
 */
export function useEntry(
  model: CatalogModel,
  form: 'builder' | 'editor',
  row?: CatalogRow,
): EntryState {
  const [stored, setStored] = useState(() => toFormEntry(model, row));
  const tool = form === 'editor' ? toolForChange(stored) : form;
  const [entry, setEntry] = useUnsentEntry(unsent, `${model.singular} ${form}`, () => stored);
  const [submitted, setSubmitted] = useState<Entry>();
  const check = (pressed: Entry) =>
    checkEntry(model, { ...entry, ...pressed }, { tool, host: location.host, stored });
  const checked = submitted && check(submitted);
  return {
    model,
    tool,
    entry,
    problems: checked?.ok === false ? checked.problems : excessProblems(model, entry, stored),
    isDraft: isDraft(stored),
    isChanged: !isSameEntry(stored, entry),
    set: (name, text) => {
      const kind = model.fields[name]?.kind ?? 'line';
      setEntry((before) => ({ ...before, [name]: sanitizeInput(kind, text) }));
    },
    start: (next, unsaved = next) => {
      setStored(next);
      setEntry(unsaved);
      setSubmitted(undefined);
    },
    check: (pressed) => {
      setSubmitted(pressed);
      return check(pressed);
    },
  };
}
