import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/button';
import { pluralize } from '@/components/pluralize';
import { Dialog } from '@/components/dialog';
import { countSelections, MAX_SELECTION_COUNT } from '@/data/admin-list';
import { isLive } from '@/domain/catalog-state';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';
import styles from './delete-dialog.module.css';
import type { Kind } from './kinds';

interface DeleteDialogProps {
  readonly kind: Kind;
  /** The row to delete; the dialog is closed when undefined. */
  readonly row: CatalogRow | undefined;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onDelete: (row: CatalogRow) => void;
}

const CONSEQUENCES = {
  task: 'This removes it from every member’s list. Points earned with it stop counting, and it shows as “Unknown Task” in their history.',
  link: 'This removes it from the library.',
};

/** Asks before a row is deleted, by its name; for a task, it says how many members have it. */
export function DeleteDialog({ kind, row, isBusy, onClose, onDelete }: DeleteDialogProps) {
  return (
    <Dialog
      open={row !== undefined}
      onClose={onClose}
      title={`Delete “${row?.name ?? ''}”?`}
      actions={
        row && (
          <>
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              Cancel
            </Button>
            <Button
              variant="danger"
              busy={isBusy}
              busyLabel="Deleting…"
              onClick={() => onDelete(row)}
            >
              Delete
            </Button>
          </>
        )
      }
    >
      {row && kind.singular === 'task' && <SelectionCount taskId={row.id} />}
      <p>{CONSEQUENCES[kind.singular]}</p>
      <p>You can restore it here for 24 hours.</p>
      {row && kind.singular === 'task' && isLive(row) && (
        <p>To stop offering it without taking it away, archive it instead.</p>
      )}
    </Dialog>
  );
}

function SelectionCount({ taskId }: { readonly taskId: string }) {
  const { id: accountId } = useAccount();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [accountId, 'selection-count', taskId],
    queryFn: () => countSelections(taskId),
    gcTime: 0,
  });
  if (error && data === undefined) {
    return (
      <div className={styles.failed}>
        <output>{`Couldn’t count members with this task. ${messageFor(error)}`}</output>
        <Button
          variant="quiet"
          busy={isFetching}
          busyLabel="Counting…"
          onClick={() => void refetch()}
        >
          Count again
        </Button>
      </div>
    );
  }
  return (
    <output className={styles.count}>
      {data === undefined ? 'Counting members with this task…' : countText(data)}
    </output>
  );
}

function countText(members: number): string {
  if (members === 0) return 'No members have it on their list.';
  const least = members >= MAX_SELECTION_COUNT ? 'At least ' : '';
  return `${least}${pluralize(members, 'member')} ${members === 1 ? 'has' : 'have'} it on their list.`;
}
