import { useState } from 'react';
import { createRow, readRow, updateRow } from '@/data/admin-list';
import type { AdminListState } from '@/data/use-admin-list';
import { useWrite } from '@/data/use-write';
import { type Entry, entryOf, type Fields, isSameEntry } from '@/domain/models/entry';
import { isDraft } from '@/domain/models/validate';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { isConflict } from '@/lib/errors';
import type { Kind } from './kinds';
import { type EntryState, useEntry } from './use-entry';

/** Another admin's change to the row being edited. */
type Meanwhile =
  | { readonly kind: 'changed'; readonly theirs: CatalogRow; readonly entry: Entry }
  | { readonly kind: 'deleted' };

export interface Editing {
  /** The version the edit started from, or was rebased on; undefined while nothing is edited. */
  readonly base: CatalogRow | undefined;
  readonly state: EntryState;
  readonly meanwhile: Meanwhile | undefined;
  readonly isSaving: boolean;
  readonly failure: Error | null;
  begin(row: CatalogRow): void;
  stop(): void;
  save(fields: Fields, done: (row: CatalogRow) => void): void;
  /** Continues from the other admin's version, with their values or with one's own on top of it. */
  settle(choice: 'theirs' | 'mine'): void;
}

/**
 * One row being edited. A save is conditional on the version the edit started from, so nobody's change
 * is overwritten; another admin's change or deletion shows as soon as it is known.
 */
export function useEditing(kind: Kind, source: AdminListState): Editing {
  const [base, setBase] = useState<CatalogRow>();
  const state = useEntry(kind, 'editor');
  const saving = useWrite({
    action: 'save row',
    mutationFn: (work: () => Promise<CatalogRow>) => work(),
  });
  const meanwhile = base && !saving.isPending ? remoteChange(kind, base, source) : undefined;
  const continueFrom = (row: CatalogRow, unsaved?: Entry) => {
    const stored = entryOf(kind, row);
    // One's own version of a draft that someone else has published stays published.
    const isPublished = unsaved && isDraft(unsaved) && !isDraft(stored);
    setBase(row);
    state.start(stored, isPublished ? { ...unsaved, state: stored['state'] ?? '' } : unsaved);
  };
  // Nothing typed here would be lost, so the form follows the newer version.
  const hasSameText = meanwhile?.kind === 'changed' && isSameEntry(meanwhile.entry, state.entry);
  if (meanwhile?.kind === 'changed' && (hasSameText || !state.isChanged)) {
    continueFrom(meanwhile.theirs);
  }

  return {
    base,
    state,
    meanwhile,
    isSaving: saving.isPending,
    failure: isConflict(saving.error) ? null : saving.error,
    begin: (row) => {
      saving.reset();
      continueFrom(row);
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
          if (isConflict(error)) void refreshRow(kind, base.id, source);
        },
      });
    },
    settle: (choice) => {
      if (meanwhile?.kind !== 'changed') return;
      saving.reset();
      continueFrom(meanwhile.theirs, choice === 'mine' ? state.entry : undefined);
    },
  };
}

function remoteChange(
  kind: Kind,
  base: CatalogRow,
  { rows }: AdminListState,
): Meanwhile | undefined {
  if (!rows) return undefined;
  const now = rows.find(({ id }) => id === base.id);
  if (!now) return { kind: 'deleted' };
  if (now.updatedAt <= base.updatedAt) return undefined;
  return { kind: 'changed', theirs: now, entry: entryOf(kind, now) };
}

/** Reads the row whose save was refused, so that the list and the form show its current state. */
async function refreshRow(kind: Kind, id: string, source: AdminListState): Promise<void> {
  const row = await readRow(kind.collection, id).catch(() => undefined);
  if (row === null) source.deleted(id);
  else if (row) source.written(row);
  else source.retry();
}
