import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { pluralize } from '@/components/pluralize';
import type { PlannedRow } from '@/domain/csv/import-plan';
import { unusualIn } from '@/domain/csv/unusual-rows';

const MAX_LISTED = 5;

interface UnusualDialogProps {
  readonly open: boolean;
  /** The rows with numbers far above the typical. */
  readonly rows: readonly PlannedRow[];
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before rows are imported whose numbers are ten times what is typical (D22). */
export function UnusualDialog({ open, rows, onClose, onConfirm }: UnusualDialogProps) {
  const more = rows.length - MAX_LISTED;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Import ${pluralize(rows.length, 'row')} with unusual numbers?`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Check them first
          </Button>
          <Button onClick={onConfirm}>Import anyway</Button>
        </>
      }
    >
      {rows.slice(0, MAX_LISTED).map((row) => (
        <p key={row.line}>
          Line {row.line}, “<bdi>{row.name}</bdi>”: {unusualIn(row).join(' ')}
        </p>
      ))}
      {more > 0 && <p>And {pluralize(more, 'more row')}.</p>}
    </Dialog>
  );
}
