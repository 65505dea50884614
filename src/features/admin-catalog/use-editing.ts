import { createRow, updateRow } from '@/data/admin-list';
import { type AdminListState, refreshRow } from '@/data/use-admin-list';
import { useWrite } from '@/data/use-write';
import {
  type Entry,
  toFormEntry,
  type Fields,
  fieldsToWrite,
  isSameEntry,
} from '@/domain/models/entry';
import { isDraft } from '@/domain/models/validate';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { isConflict } from '@/lib/errors';
import type { CatalogModel } from '@/domain/models/field';
import { type UnsentEntries, useUnsentEntry } from '@/session/unsent-entry';
import { type EntryState, useEntry } from './use-entry';

/** Another admin's change to the row being edited. */
type RemoteChange =
  | { readonly kind: 'changed'; readonly theirs: CatalogRow; readonly entry: Entry }
  | { readonly kind: 'deleted' };

export interface Editing {
  /** The version the edit started from, or was rebased on; undefined while nothing is edited. */
  readonly base: CatalogRow | undefined;
  readonly state: EntryState;
  readonly remoteChange: RemoteChange | undefined;
  readonly isSaving: boolean;
  readonly failure: Error | null;
  /** When a save was refused (milliseconds since the epoch); 0 if the last one wasn't. */
  readonly refusedAt: number;
  begin(row: CatalogRow): void;
  stop(): void;
  save(fields: Fields, done: (row: CatalogRow) => void): void;
  /** Continues from the other admin's version: with their values, or with this admin's on top of it. */
  resolve(choice: 'theirs' | 'mine'): void;
}

/** The rows whose editing ended with a session. */
const unsentBases: UnsentEntries<CatalogRow | undefined> = new Map();

/**
 * One row being edited. A save is conditional on the version the edit started from, so nobody's change
 * is overwritten; another admin's change or deletion shows as soon as it is known. If the session ends in the meantime, the
 * row is open again, with what was typed, once the same admin has signed in.
 */
export function useEditing(kind: CatalogModel, source: AdminListState): Editing {
  const [base, setBase] = useUnsentEntry<CatalogRow | undefined>(
    unsentBases,
    `edited ${kind.singular}`,
    () => undefined,
  );
  const state = useEntry(kind, 'editor', base);
  const saving = useWrite({
    action: 'save row',
    mutationFn: (work: () => Promise<CatalogRow>) => work(),
  });
  const remoteChange = base && !saving.isPending ? remoteChangeOf(kind, base, source) : undefined;
  // Once the other version is known, it is shown instead of the conflict.
  const isExplained = isConflict(saving.error) && (remoteChange || !state.isChanged);
  const continueFrom = (row: CatalogRow, unsaved?: Entry) => {
    const stored = toFormEntry(kind, row);
    // A draft that the other admin has published stays published, whichever version is kept.
    const isPublished = unsaved && isDraft(unsaved) && !isDraft(stored);
    setBase(row);
    state.start(stored, isPublished ? { ...unsaved, state: stored['state'] ?? '' } : unsaved);
  };
  // Nothing typed here would be lost, so the form follows the newer version.
  const hasSameText =
    remoteChange?.kind === 'changed' && isSameEntry(remoteChange.entry, state.entry);
  if (remoteChange?.kind === 'changed' && (hasSameText || !state.isChanged)) {
    continueFrom(remoteChange.theirs);
  }

  return {
    base,
    state,
    remoteChange,
    isSaving: saving.isPending,
    failure: isExplained ? null : saving.error,
    refusedAt: saving.isError ? saving.submittedAt : 0,
    begin: (row) => {
      saving.reset();
      continueFrom(row);
    },
    stop: () => setBase(undefined),
    save: (fields, done) => {
      if (!base) return;
      const isGone = remoteChange?.kind === 'deleted';
      const write = () =>
        showingConflict(kind, base, source, () =>
          isGone
            ? createRow(kind, base.id, fields, [])
            : updateRow(kind, base, changesOf(kind, base, fields)),
        );
      saving.mutate(write, {
        onSuccess: (row) => {
          source.written(row);
          setBase(undefined);
          done(row);
        },
      });
    },
    resolve: (choice) => {
      if (remoteChange?.kind !== 'changed') return;
      saving.reset();
      continueFrom(remoteChange.theirs, choice === 'mine' ? state.entry : undefined);
    },
  };
}

// A field that stays isn't written: the backend would refuse a number above a limit that came later.
function changesOf(kind: CatalogModel, base: CatalogRow, fields: Fields): Fields {
  const names = fieldsToWrite(kind, toFormEntry(kind, base), toFormEntry(kind, fields));
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
}

function remoteChangeOf(
  kind: CatalogModel,
  base: CatalogRow,
  { rows }: AdminListState,
): RemoteChange | undefined {
  if (!rows) return undefined;
  const now = rows.find(({ id }) => id === base.id);
  if (!now) return { kind: 'deleted' };
  if (now.updatedAt <= base.updatedAt) return undefined;
  return { kind: 'changed', theirs: now, entry: toFormEntry(kind, now) };
}

/** Writes a row; if another admin has changed or deleted it, the list shows so. */
async function showingConflict(
  kind: CatalogModel,
  { id }: CatalogRow,
  source: AdminListState,
  write: () => Promise<CatalogRow>,
): Promise<CatalogRow> {
  try {
    return await write();
  } catch (error) {
    if (isConflict(error)) await refreshRow(kind, id, source);
    throw error;
  }
}
