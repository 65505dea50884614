import { useState } from 'react';
import * as v from 'valibot';
import { useToast } from '@/components/toast';
import { deleteRow, restoreRow, updateRow } from '@/data/admin-list';
import type { AdminListState } from '@/data/use-admin-list';
import { useWrite } from '@/data/use-write';
import type { CatalogRow } from '@/domain/models/catalog-row';
import type { CatalogModel } from '@/domain/models/field';
import { valuesSchema } from '@/domain/models/values-schema';
import { RESTORABLE_MS } from '@/domain/time-limits';
import { recall, remember } from '@/lib/account-cache';
import { now } from '@/lib/clock';
import { isConflict, messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';

type Action = 'archive' | 'publish' | 'delete' | 'restore';

/** An action's effect on a row, its message, and the action that undoes it. */
interface Description {
  readonly run: (model: CatalogModel, row: CatalogRow) => Promise<CatalogRow | void>;
  readonly done: string;
  readonly failed: 'change' | 'delete' | 'restore';
  /** The message if another admin changed the row, which then stays as it is. */
  readonly kept: string;
  readonly undo?: Action;
}

const ACTIONS: Readonly<Record<Action, Description>> = {
  archive: {
    run: (model, row) => updateRow(model, row, { state: 'Archived' }),
    done: 'has been archived.',
    failed: 'change',
    kept: 'is unchanged',
    undo: 'publish',
  },
  publish: {
    run: (model, row) => updateRow(model, row, { state: 'Live' }),
    done: 'is live again.',
    failed: 'change',
    kept: 'is unchanged',
  },
  delete: {
    run: deleteRow,
    done: 'deleted.',
    failed: 'delete',
    kept: 'wasn’t deleted',
    undo: 'restore',
  },
  restore: {
    run: restoreRow,
    done: 'has been restored.',
    failed: 'restore',
    kept: 'wasn’t restored',
  },
};

export type RowActions = ReturnType<typeof useRowActions>;

/**
 * Archives, deletes and restores rows, each with a message that can undo it. A row that another admin has changed stays
 * as it is. Calls `onEnd` after each attempt.
 */
export function useRowActions(source: AdminListState, onEnd: (row: CatalogRow) => void) {
  const { model } = source;
  const showToast = useToast();
  const { deletions, keep } = useDeletions(model);
  const { isPending, variables, mutate } = useWrite({
    action: 'change row',
    rowOf: ({ row }) => row.id,
    mutationFn: ({ action, row }: { readonly action: Action; readonly row: CatalogRow }) => {
      // Restoring is offered once the list lacks the row, even if the response is lost or the page is closed first.
      if (action === 'delete') keep(row, true);
      return source.write(row.id, () => ACTIONS[action].run(model, row));
    },
    onSuccess: (written, { action, row: before }) => {
      const { done, undo } = ACTIONS[action];
      const row = written ?? before;
      if (action === 'restore') keep(row, false);
      onEnd(row);
      showToast({
        message: `“${row.name}” ${done}`,
        ...(undo && { action: { label: 'Undo', onClick: () => mutate({ action: undo, row }) } }),
      });
    },
    onError: (error, { action, row }) => {
      const { failed, kept } = ACTIONS[action];
      if (action === 'delete' && isConflict(error)) keep(row, false);
      onEnd(row);
      showToast(
        isConflict(error)
          ? {
              message: `“${row.name}” ${kept}: another admin changed it. Review it first.`,
              tone: 'warning',
            }
          : { message: `Couldn’t ${failed} “${row.name}”. ${messageFor(error)}`, tone: 'error' },
      );
    },
  });
  return {
    /**
     * The rows deleted in this browser that can still be restored, newest first, without those that another admin has
     * restored.
     */
    deleted: deletions
      .map(({ row }) => row)
      .filter(({ id }) => source.rows?.every((row) => row.id !== id)),
    /** The action under way. */
    running: isPending ? variables?.action : undefined,
    run: (action: Action, row: CatalogRow) => mutate({ action, row }),
  };
}

/** The account's rows deleted in this browser within a day, newest first, and a function to keep or forget one. */
function useDeletions(model: CatalogModel) {
  const { id: accountId } = useAccount();
  const key = `deleted-${model.plural}`;
  const read = () => {
    const kept = recall(accountId, key, deletionsSchema(model)) ?? [];
    return kept.filter(({ at }) => now() - at < RESTORABLE_MS);
  };
  const [deletions, setDeletions] = useState(read);
  const keep = (row: CatalogRow, isDeleted: boolean) => {
    const others = read().filter((one) => one.row.id !== row.id);
    const next = isDeleted ? [{ row, at: now() }, ...others] : others;
    remember(accountId, key, next);
    setDeletions(next);
  };
  return { deletions, keep };
}

// Parsed, since an older version of the application may have stored rows with other fields.
function deletionsSchema(model: CatalogModel) {
  const row: v.GenericSchema<unknown, CatalogRow> = v.intersect([
    // Keeps fields that no form edits.
    v.looseObject({ id: v.string(), name: v.string(), updatedAt: v.string() }),
    valuesSchema(model),
  ]);
  return v.array(v.object({ row, at: v.number() }));
}
