import { useState } from 'react';
import { focusInvalid } from '@/components/use-form';
import { createRow, updateRow } from '@/data/admin-list';
import type { AdminListState } from '@/data/use-admin-list';
import { useWrite } from '@/data/use-write';
import type { CatalogRow } from '@/domain/models/catalog-row';
import {
  changedValues,
  type Entry,
  enteredText,
  isSameEntry,
  toFormEntry,
} from '@/domain/models/entry';
import type { CatalogModel } from '@/domain/models/field';
import { movedTask } from '@/domain/models/moved-task';
import { isLiveEntry, unusualAmong } from '@/domain/models/unusual-numbers';
import { entryProblems, excessProblems, isDraft, toolFor } from '@/domain/models/validate';
import { isConflict } from '@/lib/errors';
import { type InterruptedEntries, useInterruptedEntry } from '@/session/interrupted-entry';

interface Save extends Pick<Work, 'entry' | 'base'> {
  /** Whether this creates the row, which may have been deleted during the edit. */
  readonly isNew: boolean;
  /** Sentences to confirm first, such as about unusually high numbers (D22). */
  readonly doubts: readonly string[];
}

export type EntryForm = ReturnType<typeof useEntryForm>;

/** The typed entry, the version it started from, and earlier attempts to save it. */
interface Work {
  /**
   * The edited row as of the start of the edit or its last rebase; undefined in a builder, and while nothing is edited.
   */
  readonly base?: CatalogRow | undefined;
  /** The row that a new one was copied from. */
  readonly copyOf?: CatalogRow | undefined;
  /** The row's ID; a new row keeps it until it is saved. */
  readonly id: string;
  readonly entry: Entry;
  /** The values that the pressed button sets. */
  readonly submitted?: Entry;
  /** The values sent to create it. If no response came, they may have been stored. */
  readonly sent: readonly Entry[];
}

const interrupted: InterruptedEntries<Work> = new Map();

/**
 * A form that creates a row, empty or copied from another, or edits one (spec §6). A save is conditional on the version
 * at which the edit started, so nobody's change is overwritten. Another admin's change or deletion shows as soon as it
 * is known. The typed text, and the attempts to save it, survive the end of the session.
 */
export function useEntryForm(
  form: 'builder' | 'editor',
  source: AdminListState,
  onSaved: (row: CatalogRow) => void,
) {
  const { model } = source;
  const [work, setWork] = useInterruptedEntry<Work>(
    interrupted,
    `${form} of ${model.singular}`,
    () => workOn(model),
  );
  const [asked, ask] = useState<Save>();
  const { base, id, entry, submitted, sent } = work;
  const stored = toFormEntry(model, base);
  const tool = toolFor(base && stored);
  const isChanged = !isSameEntry(model, stored, entry);
  const begin = (row?: CatalogRow) => {
    saving.reset();
    setWork(workOn(model, form === 'editor' ? { base: row } : { copyOf: row }));
  };
  const check = (pressed: Entry) =>
    entryProblems(model, { ...entry, ...pressed }, { tool, host: location.host, stored });

  const write = ({ entry, base, isNew }: Save) => {
    if (base && !isNew) {
      return source.write(id, () => updateRow(model, base, changedValues(model, stored, entry)));
    }
    setWork((before) => ({ ...before, sent: [...before.sent, entry] }));
    return source.write(id, () => createRow(model, id, entry, sent, base));
  };
  const saving = useWrite({
    action: `save in ${form}`,
    rowOf: () => id,
    mutationFn: write,
    onSuccess: (row) => {
      begin();
      onSaved(row);
    },
  });
  const theirs = base && !saving.isPending ? versionSince(base, source) : undefined;
  // It is over once the form follows another version, which may be the one that the save stored.
  const refusal = saving.variables?.base === base ? saving.error : null;
  // Once the other version is known, it is shown instead of the conflict.
  const isExplained = isConflict(refusal) && theirs !== undefined;
  const continueFrom = (row: CatalogRow, unsaved?: Entry) => {
    const newer = toFormEntry(model, row);
    // A draft that the other admin published stays published, whichever version is kept.
    const isPublished = unsaved && isDraft(unsaved) && !isDraft(newer);
    const mine = isPublished ? { ...unsaved, state: newer['state'] ?? '' } : unsaved;
    setWork(workOn(model, { base: row, entry: mine }));
  };
  // If nothing typed here would be lost, the form follows the newer version.
  if (theirs && (!isChanged || isSameEntry(model, toFormEntry(model, theirs), entry)))
    continueFrom(theirs);

  return {
    ...work,
    source,
    /** The rules that the entry follows. */
    tool,
    /** While typing, only problems with limits; once submitted, all (D22). */
    problems: submitted ? check(submitted) : excessProblems(model, entry, stored),
    /** Whether the form has unsaved changes. */
    isChanged,
    /** The row as another admin has changed it since the edit started; null if it was deleted. */
    theirs,
    isSaving: saving.isPending,
    /** Sentences to confirm before the entry is saved. */
    doubts: asked?.doubts ?? [],
    /** Why the last save was refused, even if `theirs` explains it. */
    refusal,
    failure: isExplained ? null : refusal,
    dismissFailure: saving.reset,
    /** Starts an edit of a row, or ends it; in a builder, starts a new row, empty or as an unsaved copy. */
    begin,
    set: (name: string, text: string) => {
      const field = model.fields[name] ?? { label: name, kind: 'line' };
      setWork((before) => {
        // A picture that finishes uploading later belongs to this row alone.
        if (before.id !== id) return before;
        const typed = enteredText(field, before.entry[name] ?? '', text);
        return { ...before, entry: { ...before.entry, [name]: typed } };
      });
    },
    /** Saves the entry, with the values of the pressed button, or focuses the first invalid field. */
    save: (pressed: Entry, element: HTMLFormElement) => {
      if (saving.isPending) return undefined;
      setWork((before) => ({ ...before, submitted: pressed }));
      const found = check(pressed);
      if (Object.keys(found).length > 0) return focusInvalid(element, found);
      const whole = { ...entry, ...pressed };
      const doubts = doubtsAbout(whole, source, stored);
      const save = { entry: whole, base, isNew: !base || theirs === null, doubts };
      if (doubts.length === 0) return saving.mutate(save);
      saving.reset();
      return ask(save);
    },
    /** Saves despite `doubts`, or returns to editing. */
    answer: (isConfirmed: boolean) => {
      ask(undefined);
      if (isConfirmed && asked) saving.mutate(asked);
    },
    /** Continues from the other admin's version, either with their values or with this admin's on top. */
    resolve: (choice: 'theirs' | 'mine') => {
      if (theirs) continueFrom(theirs, choice === 'mine' ? entry : undefined);
    },
  };
}

type Start = { readonly [Part in 'base' | 'copyOf' | 'entry']?: Work[Part] | undefined };

function workOn(model: CatalogModel, { base, copyOf, entry }: Start = {}): Work {
  const copied = copyOf && { name: `Copy of ${copyOf.name}`, state: '' };
  return {
    base,
    copyOf,
    id: base?.id ?? crypto.randomUUID(),
    entry: entry ?? { ...toFormEntry(model, base ?? copyOf), ...copied },
    sent: [],
  };
}

/** Returns a row as changed since a given version; null if it was deleted, undefined if it hasn't changed. */
function versionSince(base: CatalogRow, { rows }: AdminListState): CatalogRow | null | undefined {
  if (!rows) return undefined;
  const now = rows.find(({ id }) => id === base.id) ?? null;
  return now && now.updatedAt <= base.updatedAt ? undefined : now;
}

/** Returns the sentences to confirm for an entry, based on the current list. */
function doubtsAbout(entry: Entry, { model, rows }: AdminListState, stored: Entry): string[] {
  if (!isLiveEntry(entry)) return [];
  const moved = movedTask(model, entry, stored);
  if (!rows) {
    return [
      ...moved,
      `The other ${model.plural} haven’t loaded, so these numbers weren’t compared with theirs.`,
    ];
  }
  const entries = rows.map((row) => toFormEntry(model, row));
  return [...moved, ...unusualAmong(model, entries)(entry, stored)];
}
