import { Button } from '@/components/button';
import type { CatalogueRow } from '@/domain/models/catalogue-row';

interface RowActionsProps {
  readonly row: CatalogueRow;
  readonly onReplicate: (() => void) | undefined;
  readonly onEdit: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
}

/** What the screen offers to do with a row. */
export function RowActions({ row, onReplicate, onEdit, onDelete }: RowActionsProps) {
  return (
    <>
      <RowAction row={row} text="Replicate" onClick={onReplicate} />
      <RowAction row={row} text="Edit" action="edit" onClick={onEdit} />
      <RowAction row={row} text="Delete" action="delete" variant="quiet" onClick={onDelete} />
    </>
  );
}

interface RowActionProps {
  readonly row: CatalogueRow;
  readonly text: string;
  /** What the row's keys look it up by. */
  readonly action?: string;
  readonly variant?: 'secondary' | 'quiet';
  readonly onClick: (() => void) | undefined;
}

function RowAction({ row, text, action, variant = 'secondary', onClick }: RowActionProps) {
  if (!onClick) return null;
  return (
    <Button
      variant={variant}
      data-action={action}
      aria-label={`${text} ${row.name}`}
      onClick={onClick}
    >
      {text}
    </Button>
  );
}
