import { useState } from 'react';
import { Button } from '@/components/button';
import { VisuallyHidden } from '@/components/visually-hidden';
import { dayText } from '@/domain/instant';
import { excerptOf } from '@/domain/excerpt';
import { canUndo } from '@/domain/completion';
import { type HistoryColumn, type HistoryOrder, type HistoryRow } from '@/domain/history';
import styles from './history-entry.module.css';

/** A row's value in a column. */
export function Cell({
  column,
  row,
}: {
  readonly column: HistoryColumn;
  readonly row: HistoryRow;
}) {
  const { kind, valueOf } = column;
  if (kind === 'excerpt') return <Description text={valueOf(row)} />;
  if (kind === 'day') return <Day instant={valueOf(row)} />;
  if (kind === 'title' && row.isWaiting) {
    return (
      <>
        {valueOf(row)}
        <small className={styles.waiting}>Waiting for a connection</small>
      </>
    );
  }
  return valueOf(row);
}

/** A description cut to 20 characters (spec §2.4); a click, tap or key expands it. */
function Description({ text }: { readonly text: string }) {
  const [isExpanded, setExpanded] = useState(false);
  const excerpt = excerptOf(text);
  if (excerpt === text) return <bdi>{text}</bdi>;
  return (
    <button
      type="button"
      className={styles.description}
      dir="auto"
      title={isExpanded ? undefined : text}
      aria-expanded={isExpanded}
      onClick={() => setExpanded(!isExpanded)}
    >
      {isExpanded ? text : excerpt}
    </button>
  );
}

/** A stored instant as a day in the user's time zone; 'Unknown' when it is invalid. */
export function Day({ instant }: { readonly instant: string }) {
  const text = dayText(instant);
  return text === '' ? <>Unknown</> : <time dateTime={instant}>{text}</time>;
}

interface UndoButtonProps extends Pick<OrderedHistory, 'now' | 'isSettled' | 'onUndo'> {
  readonly row: HistoryRow;
}

/** Undoes a completion made by mistake; shown for a while after it. */
export function UndoButton({ row, now, isSettled, onUndo }: UndoButtonProps) {
  if (!canUndo(row, now)) return null;
  return (
    <Button variant="quiet" settled={isSettled} onClick={() => onUndo(row)}>
      Undo<VisuallyHidden> {row.name}</VisuallyHidden>
    </Button>
  );
}

/** Props shared by the table and the list. */
export interface OrderedHistory {
  readonly rows: readonly HistoryRow[];
  readonly order: HistoryOrder;
  readonly onOrder: (order: HistoryOrder) => void;
  readonly now: number;
  /** Whether the rows have been in their places long enough for a click to be meant for them. */
  readonly isSettled: boolean;
  readonly onUndo: (row: HistoryRow) => void;
}
