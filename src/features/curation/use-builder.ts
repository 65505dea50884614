import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { entryOf, type Fields } from '@/domain/curation/entry';
import type { CuratedRow } from '@/domain/curation/row';
import type { CuratedRows } from '@/data/use-admin-list';
import { createRow } from '@/data/admin-list';
import type { Kind } from './kinds';
import { type EntryState, useEntry } from './use-entry';

export interface Builder {
  readonly state: EntryState;
  /** The row that the draft was copied from. */
  readonly copyOf: CuratedRow | undefined;
  readonly isSaving: boolean;
  readonly failure: Error | null;
  /** Writes the draft as a new row; a draft keeps its id until that has worked. */
  save(fields: Fields, done: (row: CuratedRow) => void): void;
  /** Begins a draft: an empty one, or a copy of a row that is not stored yet. */
  begin(source?: CuratedRow): void;
}

/** A new task or link on its way to being one (spec §6: create, replicate). */
export function useBuilder(kind: Kind, source: CuratedRows): Builder {
  const empty = entryOf(kind.newRules);
  const state = useEntry(kind.newRules, empty);
  const [copyOf, setCopyOf] = useState<CuratedRow>();
  const [id, setId] = useState<string>(() => crypto.randomUUID());
  const saving = useMutation({
    mutationFn: (fields: Fields) => createRow(kind.collection, id, fields),
  });
  const begin = (row?: CuratedRow) => {
    state.start(empty, row ? copiedEntry(kind, row) : empty);
    setCopyOf(row);
    setId(crypto.randomUUID());
    saving.reset();
  };
  return {
    state,
    copyOf,
    isSaving: saving.isPending,
    failure: saving.error,
    begin,
    save: (fields, done) => {
      saving.mutate(fields, {
        onSuccess: (row) => {
          source.written(row);
          begin();
          done(row);
        },
      });
    },
  };
}

function copiedEntry(kind: Kind, row: CuratedRow) {
  return { ...entryOf(kind.newRules, row), name: `Copy of ${row.name}` };
}
