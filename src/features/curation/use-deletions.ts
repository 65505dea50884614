import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CuratedRow } from '@/domain/curation/row';
import { deleteRow, readRow, restoreRow } from '@/data/admin-list';
import type { CuratedRows } from '@/data/use-admin-list';
import { isConflict } from '@/lib/errors';
import { useAccount } from '@/session/session';
import { type DeletedRow, keepDeletions, keptDeletions } from './deleted-rows';
import type { Kind } from './kinds';

export interface Deletions {
  /** What can still be brought back, newest first. */
  readonly recent: readonly DeletedRow[];
  readonly isBusy: boolean;
  /** Deletes a row; it is not deleted, and `changed` is called, when somebody changed it meanwhile. */
  remove(row: CuratedRow, told: Told): void;
  restore(row: CuratedRow, told: Omit<Told, 'changed'>): void;
}

interface Told {
  done(): void;
  changed(): void;
  failed(error: Error): void;
}

type Removal = 'gone' | 'changed';

/** Deleting, and bringing back what was deleted in the last day (in this browser). */
export function useDeletions(kind: Kind, source: CuratedRows): Deletions {
  const { id: accountId } = useAccount();
  const [recent, setRecent] = useState(() => keptDeletions(accountId, kind.many, Date.now()));
  const keep = (edit: (before: readonly DeletedRow[]) => DeletedRow[]) => {
    const next = edit(keptDeletions(accountId, kind.many, Date.now()));
    keepDeletions(accountId, kind.many, next, Date.now());
    setRecent(next);
  };
  const removing = useMutation({ mutationFn: (row: CuratedRow) => removal(kind, row, source) });
  const restoring = useMutation({
    mutationFn: (row: CuratedRow) => restoreRow(kind.collection, row),
  });
  return {
    recent,
    isBusy: removing.isPending || restoring.isPending,
    remove: (row, { done, changed, failed }) =>
      removing.mutate(row, {
        onSuccess: (result) => {
          if (result === 'changed') return changed();
          source.deleted(row.id);
          keep((before) => [{ row, at: Date.now() }, ...without(before, row)]);
          return done();
        },
        onError: failed,
      }),
    restore: (row, { done, failed }) =>
      restoring.mutate(row, {
        onSuccess: (restored) => {
          source.written(restored);
          keep((before) => without(before, row));
          done();
        },
        onError: failed,
      }),
  };
}

/** Deletes; a row that is gone already is success, one that is newer than the shown one stays. */
async function removal(kind: Kind, row: CuratedRow, source: CuratedRows): Promise<Removal> {
  try {
    await deleteRow(kind.collection, row);
    return 'gone';
  } catch (error) {
    if (!isConflict(error)) throw error;
    const now = await readRow(kind.collection, row.id);
    if (!now) return 'gone';
    source.written(now);
    return 'changed';
  }
}

function without(deletions: readonly DeletedRow[], row: CuratedRow): DeletedRow[] {
  return deletions.filter((one) => one.row.id !== row.id);
}
