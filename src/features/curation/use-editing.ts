import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Entry, entryOf, type Fields, isSameEntry } from '@/domain/curation/entry';
import type { CuratedRow } from '@/domain/curation/row';
import { createRow, readRow, updateRow } from '@/data/admin-list';
import type { CuratedRows } from '@/data/use-admin-list';
import { isConflict } from '@/lib/errors';
import type { Kind } from './kinds';
import { type EntryState, useEntry } from './use-entry';

/** What another admin did to the row that is being edited. */
export type Meanwhile =
  | { readonly kind: 'changed'; readonly theirs: CuratedRow; readonly entry: Entry }
  | { readonly kind: 'deleted' };

export interface Editing {
  /** The version that the edit began from, or was rebased on; undefined while nothing is edited. */
  readonly base: CuratedRow | undefined;
  readonly state: EntryState;
  readonly meanwhile: Meanwhile | undefined;
  readonly isSaving: boolean;
  readonly failure: Error | null;
  begin(row: CuratedRow): void;
  stop(): void;
  save(fields: Fields, done: (row: CuratedRow) => void): void;
  /** Goes on from the other admin's version: with their values, or with one's own on top of it. */
  settle(choice: 'theirs' | 'mine'): void;
}

/**
 * One row under edit. A save is conditional on the version that the edit began from, so that nobody's
 * change is overwritten; a change or deletion by somebody else shows as soon as it is known.
 */
export function useEditing(kind: Kind, source: CuratedRows): Editing {
  const [base, setBase] = useState<CuratedRow>();
  const state = useEntry(kind.editRules, entryOf(kind.editRules));
  const saving = useMutation({
    mutationFn: (work: () => Promise<CuratedRow>) => work(),
  });
  const meanwhile = base && !saving.isPending ? whatHappenedTo(kind, base, source) : undefined;
  const goOnFrom = (row: CuratedRow, unsaved?: Entry) => {
    setBase(row);
    state.start(entryOf(kind.editRules, row), unsaved);
  };
  // Nothing of one's own is at stake: the form simply follows.
  const hasSameText = meanwhile?.kind === 'changed' && isSameEntry(meanwhile.entry, state.entry);
  if (meanwhile?.kind === 'changed' && (hasSameText || !state.isChanged)) {
    goOnFrom(meanwhile.theirs);
  }

  return {
    base,
    state,
    meanwhile,
    isSaving: saving.isPending,
    failure: isConflict(saving.error) ? null : saving.error,
    begin: (row) => {
      saving.reset();
      goOnFrom(row);
    },
    stop: () => setBase(undefined),
    save: (fields, done) => {
      if (!base) return;
      const isGone = meanwhile?.kind === 'deleted';
      const write = () =>
        isGone
          ? createRow(kind.collection, base.id, fields)
          : updateRow(kind.collection, base, fields);
      saving.mutate(write, {
        onSuccess: (row) => {
          source.written(row);
          setBase(undefined);
          done(row);
        },
        onError: (error) => {
          if (isConflict(error)) void learnWhatHappened(kind, base.id, source);
        },
      });
    },
    settle: (choice) => {
      if (meanwhile?.kind !== 'changed') return;
      saving.reset();
      goOnFrom(meanwhile.theirs, choice === 'mine' ? state.entry : undefined);
    },
  };
}

function whatHappenedTo(
  kind: Kind,
  base: CuratedRow,
  { rows }: CuratedRows,
): Meanwhile | undefined {
  if (!rows) return undefined;
  const now = rows.find(({ id }) => id === base.id);
  if (!now) return { kind: 'deleted' };
  if (now.updatedAt <= base.updatedAt) return undefined;
  return { kind: 'changed', theirs: now, entry: entryOf(kind.editRules, now) };
}

/** Reads the row that a save was refused for; the list, and with it the form, then knows. */
async function learnWhatHappened(kind: Kind, id: string, source: CuratedRows): Promise<void> {
  const row = await readRow(kind.collection, id).catch(() => undefined);
  if (row === null) source.deleted(id);
  else if (row) source.written(row);
  else source.retry();
}
