import { Button } from '@/components/button';
import type { CuratedRow } from '@/domain/curation/row';

interface RowActionsProps {
  readonly row: CuratedRow;
  readonly onReplicate: (() => void) | undefined;
  readonly onEdit: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
}

/** What the screen offers to do with a row. */
export function RowActions({ row, onReplicate, onEdit, onDelete }: RowActionsProps) {
  return (
    <>
      {onReplicate && (
        <Button variant="secondary" aria-label={`Replicate ${row.name}`} onClick={onReplicate}>
          Replicate
        </Button>
      )}
      {onEdit && (
        <Button
          variant="secondary"
          data-action="edit"
          aria-label={`Edit ${row.name}`}
          onClick={onEdit}
        >
          Edit
        </Button>
      )}
      {onDelete && (
        <Button
          variant="quiet"
          data-action="delete"
          aria-label={`Delete ${row.name}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      )}
    </>
  );
}
