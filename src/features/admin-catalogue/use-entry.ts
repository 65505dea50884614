import { useState } from 'react';
import {
  asTyped,
  type CheckedEntry,
  checkEntry,
  type Entry,
  isSameEntry,
  type Problems,
} from '@/domain/models/entry';
import type { FieldRules } from '@/domain/models/field';

export interface EntryState {
  readonly rules: FieldRules;
  readonly entry: Entry;
  readonly problems: Problems;
  /** Whether anything was typed that is not stored. */
  readonly isChanged: boolean;
  set(name: string, text: string): void;
  /** Begins anew; `unsaved` is what stands in the fields without being stored. */
  start(stored: Entry, unsaved?: Entry): void;
  /** What to store, or which fields are at fault; those are shown from then on. */
  check(): CheckedEntry;
}

const NO_PROBLEMS: Problems = {};

/** What is typed into a form, and what is wrong with it once a save was tried (D22). */
export function useEntry(rules: FieldRules, first: Entry): EntryState {
  const [stored, setStored] = useState(first);
  const [entry, setEntry] = useState(first);
  const [wasTried, setWasTried] = useState(false);
  const checked = wasTried ? checkEntry(rules, entry, location.host) : undefined;
  return {
    rules,
    entry,
    problems: checked?.ok === false ? checked.problems : NO_PROBLEMS,
    isChanged: !isSameEntry(stored, entry),
    set: (name, text) => {
      const kind = rules[name]?.kind ?? 'line';
      setEntry((before) => ({ ...before, [name]: asTyped(kind, text) }));
    },
    start: (next, unsaved = next) => {
      setStored(next);
      setEntry(unsaved);
      setWasTried(false);
    },
    check: () => {
      setWasTried(true);
      return checkEntry(rules, entry, location.host);
    },
  };
}
