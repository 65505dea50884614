import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import type { CatalogueRow } from '@/domain/models/catalogue-row';
import type { Kind } from './kinds';
import { SelectionCount } from './selection-count';

interface DeleteDialogProps {
  readonly kind: Kind;
  /** The row that may go; closed when undefined. */
  readonly row: CatalogueRow | undefined;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onDelete: (row: CatalogueRow) => void;
}

const CONSEQUENCES = {
  task: 'It disappears from every list. Points that were earned with it stop counting, and in histories it reads “Unknown Task”.',
  link: 'It disappears from the library.',
};

/** The question before something is deleted, by its name. */
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
      {row && kind.one === 'task' && <SelectionCount taskId={row.id} />}
      <p>{CONSEQUENCES[kind.one]}</p>
      <p>You can bring it back from here for a day.</p>
    </Dialog>
  );
}
