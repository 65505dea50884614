import { Button } from '@/components/button';
import { VisuallyHidden } from '@/components/visually-hidden';
import { canUndo, type HistoryRow } from '@/domain/history';
import type { OrderedHistory } from './ordered-history';

interface UndoButtonProps extends Pick<OrderedHistory, 'now' | 'onUndo'> {
  readonly row: HistoryRow;
}

/** The way back from a completion made by mistake, for a while after it. */
export function UndoButton({ row, now, onUndo }: UndoButtonProps) {
  if (!canUndo(row, now)) return null;
  return (
    <Button variant="quiet" onClick={() => onUndo(row)}>
      Undo<VisuallyHidden> {row.name}</VisuallyHidden>
    </Button>
  );
}
