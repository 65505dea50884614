import { Icon } from '@/components/icon';
import { VisuallyHidden } from '@/components/visually-hidden';
import hidden from '@/components/visually-hidden.module.css';
import {
  HISTORY_COLUMN_NAMES,
  HISTORY_COLUMNS,
  type HistoryColumnName,
  type HistoryOrder,
  type HistoryRow,
} from '@/domain/history';
import { HistoryEntry, type HistoryEntryProps } from './history-entry';
import styles from './history-table.module.css';

interface ColumnHeadingProps {
  readonly order: HistoryOrder;
  readonly onOrder: (order: HistoryOrder) => void;
}

interface HistoryTableProps extends ColumnHeadingProps, Omit<HistoryEntryProps, 'row'> {
  readonly rows: readonly HistoryRow[];
}

/** The history as a table whose headings sort it (spec §2.4); on a phone, its rows are blocks of two lines (D52). */
export function HistoryTable({ rows, order, onOrder, ...entry }: HistoryTableProps) {
  return (
    <table className={styles.table}>
      <caption className={hidden.hidden}>Completed tasks that are still valid</caption>
      <thead>
        <tr>
          {HISTORY_COLUMN_NAMES.map((column) => (
            <ColumnHeading key={column} column={column} order={order} onOrder={onOrder} />
          ))}
          <td className={styles.undo}>
            <VisuallyHidden>Note and undo</VisuallyHidden>
          </td>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <HistoryEntry key={row.id} row={row} {...entry} />
        ))}
      </tbody>
    </table>
  );
}

function ColumnHeading({
  column,
  order,
  onOrder,
}: ColumnHeadingProps & { readonly column: HistoryColumnName }) {
  const isSorted = order.column === column;
  const direction = order.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        className={styles.sort}
        data-direction={isSorted ? direction : undefined}
        onClick={() => onOrder({ column, descending: isSorted && !order.descending })}
      >
        <span>{HISTORY_COLUMNS[column].heading}</span>
        <Icon name="chevron" size={16} />
      </button>
    </th>
  );
}
