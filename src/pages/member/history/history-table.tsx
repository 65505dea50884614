import { Icon } from '@/components/icon';
import { VisuallyHidden } from '@/components/visually-hidden';
import { HISTORY_COLUMN_NAMES, HISTORY_COLUMNS, type HistoryColumnName } from '@/domain/history';
import { Cell, type OrderedHistory, UndoButton } from './history-entry';
import { SavedDetails } from './saved-details';
import styles from './history-table.module.css';

/** The history as a table whose headings sort it (spec §2.4); Undo has a column of its own (D52). */
export function HistoryTable({ rows, order, onOrder, now, isSettled, onUndo }: OrderedHistory) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Completed tasks that are still valid</caption>
      <thead>
        <tr>
          {HISTORY_COLUMN_NAMES.map((column) => (
            <ColumnHeading key={column} column={column} order={order} onOrder={onOrder} />
          ))}
          <td className={styles.undo}>
            <VisuallyHidden>Undo</VisuallyHidden>
          </td>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={styles.row}>
            {Object.values(HISTORY_COLUMNS).map((column) => (
              <td
                key={column.heading}
                className={styles[column.kind]}
                dir={column.kind === 'title' ? 'auto' : undefined}
              >
                <Cell column={column} row={row} />
                {column.kind === 'excerpt' && <SavedDetails row={row} />}
              </td>
            ))}
            <td className={styles.undo}>
              <UndoButton row={row} now={now} isSettled={isSettled} onUndo={onUndo} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ColumnHeadingProps extends Pick<OrderedHistory, 'order' | 'onOrder'> {
  readonly column: HistoryColumnName;
}

function ColumnHeading({ column, order, onOrder }: ColumnHeadingProps) {
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
        {HISTORY_COLUMNS[column].heading}
        <Icon name="chevron" size={16} />
      </button>
    </th>
  );
}
