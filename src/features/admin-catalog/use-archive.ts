import { useToast } from '@/components/toast';
import { updateRow } from '@/data/admin-list';
import { type AdminListState, refreshRow } from '@/data/use-admin-list';
import { useWrite } from '@/data/use-write';
import type { CatalogState } from '@/domain/catalog-state';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { isConflict, messageFor } from '@/lib/errors';
import type { CatalogModel } from '@/domain/models/field';

interface Archiving {
  readonly isArchiving: boolean;
  archive(row: CatalogRow): void;
}

interface Change {
  readonly row: CatalogRow;
  readonly state: CatalogState;
}

/**
 * Archives a row instead of deleting it, with a toast that can undo it. A row that another admin has changed stays
 * as it is. `onDone` is called after each attempt.
 */
export function useArchive(
  kind: CatalogModel,
  source: AdminListState,
  onDone: () => void,
): Archiving {
  const showToast = useToast();
  const { isPending, variables, mutate } = useWrite({
    action: 'archive row',
    rowOf: ({ row }) => row.id,
    mutationFn: ({ row, state }: Change) => updateRow(kind, row, { state }),
    onSuccess: (row, { state }) => {
      source.written(row);
      onDone();
      if (state === 'Live') return showToast({ message: `“${row.name}” is live again.` });
      return showToast({
        message: `“${row.name}” has been archived.`,
        action: { label: 'Undo', onClick: () => mutate({ row, state: 'Live' }) },
      });
    },
    onError: (error, { row }) => {
      onDone();
      if (!isConflict(error)) {
        return showToast({
          message: `Couldn’t change “${row.name}”. ${messageFor(error)}`,
          tone: 'error',
        });
      }
      void refreshRow(kind, row.id, source);
      return showToast({
        message: `“${row.name}” is unchanged: another admin changed it. Review it first.`,
        tone: 'warning',
      });
    },
  });
  return {
    // Not while it is undone.
    isArchiving: isPending && variables?.state === 'Archived',
    archive: (row) => mutate({ row, state: 'Archived' }),
  };
}
