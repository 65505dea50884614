import { useState } from 'react';
import { Button } from '@/components/button';
import { VisuallyHidden } from '@/components/visually-hidden';
import { dayText } from '@/domain/day-text';
import { excerptOf } from '@/domain/excerpt';
import { canUndo, type HistoryOrder, type HistoryRow } from '@/domain/history';
import styles from './history-entry.module.css';

/** A description cut to 20 characters (spec §2.4); a click, a tap or a key shows the whole of it. */
export function Description({ text }: { readonly text: string }) {
  const [whole, setWhole] = useState(false);
  const excerpt = excerptOf(text);
  if (excerpt === text) return <>{text}</>;
  return (
    <button
      type="button"
      className={styles.description}
      title={whole ? undefined : text}
      aria-expanded={whole}
      onClick={() => setWhole(!whole)}
    >
      {whole ? text : excerpt}
    </button>
  );
}

/** A stored instant as a day where the user is; one that is no instant is said to be unknown. */
export function Day({ instant }: { readonly instant: string }) {
  const text = dayText(instant);
  return text === '' ? <>Unknown</> : <time dateTime={instant}>{text}</time>;
}

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

/** What both looks of the history show: some rows, and the order they are in. */
export interface OrderedHistory {
  readonly rows: readonly HistoryRow[];
  readonly order: HistoryOrder;
  readonly onOrder: (order: HistoryOrder) => void;
  readonly now: number;
  readonly onUndo: (row: HistoryRow) => void;
}
