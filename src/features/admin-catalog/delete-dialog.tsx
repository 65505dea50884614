import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/button';
import { pluralize } from '@/components/pluralize';
import { Dialog } from '@/components/dialog';
import { countSelections, MAX_COUNT } from '@/data/admin-list';
import { keys } from '@/data/keys';
import { isLive, stateOf } from '@/domain/catalog-state';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { toFormEntry } from '@/domain/models/entry';
import { excessProblems } from '@/domain/models/validate';
import { messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';
import styles from './delete-dialog.module.css';
import type { CatalogModel } from '@/domain/models/field';
import { RESTORABLE_HOURS } from '@/domain/time-limits';

interface DeleteDialogProps {
  readonly kind: CatalogModel;
  /** The row to delete; the dialog is closed when undefined. */
  readonly row: CatalogRow | undefined;
  readonly isDeleting: boolean;
  readonly isArchiving: boolean;
  readonly onClose: () => void;
  readonly onDelete: (row: CatalogRow) => void;
  readonly onArchive: (row: CatalogRow) => void;
}

/**
 * Asks before a row is deleted, by its name. For a task, it says how many members have it, and offers to archive it
 * instead (D29).
 */
export function DeleteDialog(props: DeleteDialogProps) {
  const { kind, row, isDeleting, isArchiving, onClose, onDelete, onArchive } = props;
  const isTask = kind.singular === 'task';
  const isBusy = isDeleting || isArchiving;
  const close = () => {
    if (!isBusy) onClose();
  };
  const canArchive = isTask && row !== undefined && isLive(row);
  return (
    <Dialog
      open={row !== undefined}
      onClose={close}
      title={`Delete “${row?.name ?? ''}”?`}
      actions={
        row && (
          <>
            <Button variant="secondary" disabled={isBusy} onClick={close}>
              Cancel
            </Button>
            {canArchive && (
              <Button
                variant="secondary"
                disabled={isDeleting}
                busy={isArchiving}
                busyLabel="Archiving…"
                onClick={() => onArchive(row)}
              >
                Archive it instead
              </Button>
            )}
            <Button
              variant="danger"
              disabled={isArchiving}
              busy={isDeleting}
              busyLabel="Deleting…"
              onClick={() => onDelete(row)}
            >
              Delete
            </Button>
          </>
        )
      }
    >
      {row && isTask && stateOf(row) !== 'Draft' && <SelectionCount taskId={row.id} />}
      {row && <p>{consequence(kind, row)}</p>}
      {row && <p>{describeRestoring(kind, row)}</p>}
      {canArchive && (
        <p>
          An archived task is no longer offered, but members who have it keep it and its points.
        </p>
      )}
    </Dialog>
  );
}

function consequence({ singular }: CatalogModel, row: CatalogRow): string {
  if (stateOf(row) === 'Draft') return 'It’s a draft: members have never seen it.';
  if (singular === 'task') {
    return 'Points earned with it stop counting, and it shows as “Unknown Task” in the history. Members keep what they saved.';
  }
  return isLive(row)
    ? 'This removes it from the library.'
    : 'It’s archived, so it isn’t in the library anymore.';
}

// The backend refuses to create a row that is above a limit, so it can't come back.
function describeRestoring(kind: CatalogModel, row: CatalogRow): string {
  const above = Object.keys(excessProblems(kind, toFormEntry(kind, row), toFormEntry(kind)));
  if (above.length === 0) return `You can restore it here for ${RESTORABLE_HOURS} hours.`;
  const labels = above.map((name) => kind.fields[name]?.label ?? name);
  return `You can’t restore it: it’s above today’s limits (${labels.join(', ')}).`;
}

function SelectionCount({ taskId }: { readonly taskId: string }) {
  const { id: accountId } = useAccount();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: keys.selectionCount(accountId, taskId),
    queryFn: () => countSelections(taskId),
    gcTime: 0,
  });
  if (error && data === undefined) {
    return (
      <div className={styles.failed}>
        <output>{`Couldn’t count members with this task. ${messageFor(error)}`}</output>
        <p>Whoever has it on their list will lose it.</p>
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
  // The backend stops counting after 1 MB, which may hold only hundreds of rows with long plans.
  const who =
    members >= MAX_COUNT ? 'At least a few hundred members' : pluralize(members, 'member');
  return `${who} ${members === 1 ? 'has' : 'have'} it on their list. It will be removed from there.`;
}
