import { useState } from 'react';
import * as v from 'valibot';
import { useToast } from '@/components/toast';
import { deleteRow, readRow, restoreRow } from '@/data/admin-list';
import { valuesSchema } from '@/domain/models/values-schema';
import type { AdminListState } from '@/data/use-admin-list';
import { useWrite } from '@/data/use-write';
import { RESTORABLE_MS } from '@/domain/time-limits';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { linkModel } from '@/domain/models/link-model';
import { recall, remember } from '@/lib/account-cache';
import { isConflict, messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';
import type { CatalogModel } from '@/domain/models/field';

interface Deletions {
  /** Rows that can still be restored, newest first. */
  readonly recent: readonly DeletedRow[];
  /** The row whose deletion awaits confirmation. */
  readonly toConfirm: CatalogRow | undefined;
  readonly isDeleting: boolean;
  readonly isBusy: boolean;
  askToConfirm(row: CatalogRow | undefined): void;
  remove(row: CatalogRow): void;
  restore(row: CatalogRow): void;
}

/**
 * Deleting rows, and restoring those recently deleted in this browser, each with its toast.
 * A row that another admin has changed is not deleted. `onDone` is called after each success.
 */
export function useDeletions(
  kind: CatalogModel,
  source: AdminListState,
  onDone: () => void,
): Deletions {
  const { id: accountId } = useAccount();
  const showToast = useToast();
  const [toConfirm, askToConfirm] = useState<CatalogRow>();
  const [recent, setRecent] = useState(() => keptDeletions(accountId, kind.plural, Date.now()));
  const keep = (edit: (before: readonly DeletedRow[]) => DeletedRow[]) => {
    const next = edit(keptDeletions(accountId, kind.plural, Date.now()));
    keepDeletions(accountId, kind.plural, next, Date.now());
    setRecent(next);
  };
  const showFailure = (action: 'delete' | 'restore', error: Error, { name }: CatalogRow) => {
    askToConfirm(undefined);
    showToast({ message: `Couldn’t ${action} “${name}”. ${messageFor(error)}`, tone: 'error' });
  };
  const restoring = useWrite({
    action: 'restore row',
    rowOf: (row) => row.id,
    mutationFn: (row: CatalogRow) => restoreRow(kind, row),
    onSuccess: (restored) => {
      source.written(restored);
      keep((before) => without(before, restored));
      showToast({ message: `“${restored.name}” has been restored.` });
      onDone();
    },
    onError: (error, row) => showFailure('restore', error, row),
  });
  const removing = useWrite({
    action: 'delete row',
    rowOf: (row) => row.id,
    mutationFn: (row: CatalogRow) => removal(kind, row, source),
    onSuccess: (result, row) => {
      askToConfirm(undefined);
      if (result === 'changed') {
        return showToast({
          message: `“${row.name}” wasn’t deleted: another admin changed it. Review it first.`,
          tone: 'warning',
        });
      }
      source.deleted(row.id);
      keep((before) => [{ row, at: Date.now() }, ...without(before, row)]);
      showToast({
        message: `“${row.name}” deleted.`,
        action: { label: 'Undo', onClick: () => restoring.mutate(row) },
      });
      return onDone();
    },
    onError: (error, row) => showFailure('delete', error, row),
  });
  return {
    recent,
    toConfirm,
    isDeleting: removing.isPending,
    isBusy: removing.isPending || restoring.isPending,
    askToConfirm,
    remove: (row) => removing.mutate(row),
    restore: (row) => restoring.mutate(row),
  };
}

/** Deletes a row; one that is already gone is success, one that has changed stays. */
async function removal(
  kind: CatalogModel,
  row: CatalogRow,
  source: AdminListState,
): Promise<'gone' | 'changed'> {
  try {
    await deleteRow(kind, row);
    return 'gone';
  } catch (error) {
    if (!isConflict(error)) throw error;
    const current = await readRow(kind, row.id);
    if (!current) return 'gone';
    source.written(current);
    return 'changed';
  }
}

function without(deletions: readonly DeletedRow[], row: CatalogRow): DeletedRow[] {
  return deletions.filter((one) => one.row.id !== row.id);
}

/** A row that was deleted in this browser, and when (milliseconds since the epoch). */
export interface DeletedRow {
  readonly row: CatalogRow;
  readonly at: number;
}

// Parsed, since an older version of the product may have stored rows with other fields.
const RowSchema: v.GenericSchema<unknown, CatalogRow> = v.intersect([
  v.object({ id: v.string(), name: v.string(), updatedAt: v.string() }),
  valuesSchema(curatedTaskModel),
  valuesSchema(linkModel),
]);
const DeletedRowsSchema = v.array(v.object({ row: RowSchema, at: v.number() }));

/** The rows this account deleted in this browser that can be restored, newest first. */
function keptDeletions(accountId: string, subject: string, now: number): DeletedRow[] {
  const kept = recall(accountId, `deleted-${subject}`, DeletedRowsSchema)?.value ?? [];
  return kept.filter(({ at }) => now - at < RESTORABLE_MS);
}

/** Stores the deletions for the next visit. */
function keepDeletions(
  accountId: string,
  subject: string,
  deletions: readonly DeletedRow[],
  now: number,
): void {
  remember(accountId, `deleted-${subject}`, deletions, now);
}
