import { useState } from 'react';
import { toFormEntry, type Fields } from '@/domain/models/entry';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { type AdminListState, refreshRow } from '@/data/use-admin-list';
import { createRow } from '@/data/admin-list';
import { useWrite } from '@/data/use-write';
import { isConflict } from '@/lib/errors';
import type { CatalogModel } from '@/domain/models/field';
import { type EntryState, useEntry } from './use-entry';

export interface Builder {
  readonly state: EntryState;
  /** The row that the draft was copied from. */
  readonly copyOf: CatalogRow | undefined;
  readonly isSaving: boolean;
  /** Whether what is being saved stays a draft (D29). */
  readonly isSavingDraft: boolean;
  readonly failure: Error | null;
  /** When a save was refused (milliseconds since the epoch); 0 if the last one wasn't. */
  readonly refusedAt: number;
  /** Writes the draft as a new row; a draft keeps its id until that succeeds. */
  save(fields: Fields, done: (row: CatalogRow) => void): void;
  /** Starts a draft: empty, or an unsaved copy of a row. */
  begin(source?: CatalogRow): void;
}

/** A draft of a new task or link, empty or copied from another (spec §6: create, replicate). */
export function useBuilder(kind: CatalogModel, source: AdminListState): Builder {
  const empty = toFormEntry(kind);
  const state = useEntry(kind, 'builder');
  const [copyOf, setCopyOf] = useState<CatalogRow>();
  const [id, setId] = useState<string>(() => crypto.randomUUID());
  // Attempts without a response may have been stored.
  const [sent, setSent] = useState<readonly Fields[]>([]);
  const saving = useWrite({
    action: 'create row',
    mutationFn: (fields: Fields) => createRow(kind, id, fields, sent),
    onError: (error, fields) => {
      if (isConflict(error)) void refreshRow(kind, id, source);
      else setSent((before) => [...before, fields]);
    },
  });
  const begin = (row?: CatalogRow) => {
    state.start(empty, row ? copyEntry(kind, row) : empty);
    setCopyOf(row);
    setId(crypto.randomUUID());
    setSent([]);
    saving.reset();
  };
  return {
    state,
    copyOf,
    isSaving: saving.isPending,
    isSavingDraft: saving.isPending && saving.variables?.['state'] === 'Draft',
    failure: saving.error,
    refusedAt: saving.isError ? saving.submittedAt : 0,
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

function copyEntry(kind: CatalogModel, row: CatalogRow) {
  return { ...toFormEntry(kind, row), name: `Copy of ${row.name}`, state: '' };
}
