import { Icon } from '@/components/icon';
import { HISTORY_COLUMNS, type HistoryColumn, isHistoryColumn } from '@/domain/history';
import { Day, Description, type OrderedHistory, UndoButton } from './history-entry';
import { Saved } from './saved';
import styles from './history-table.module.css';

/** The history as a table whose headings sort it (spec §2.4). */
export function HistoryTable({ rows, order, onOrder, now, onUndo }: OrderedHistory) {
  const columns = Object.keys(HISTORY_COLUMNS).filter(isHistoryColumn);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Completed tasks that are still valid</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHeading key={column} column={column} order={order} onOrder={onOrder} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={styles.row}>
            <td className={styles.name}>
              <span className={styles.task}>
                {row.name}
                <UndoButton row={row} now={now} onUndo={onUndo} />
              </span>
            </td>
            <td className={styles.description}>
              <Description text={row.description} />
              <Saved row={row} />
            </td>
            <td className={styles.points}>{row.points}</td>
            <td>
              <Day instant={row.completedDate} />
            </td>
            <td>
              <Day instant={row.expirationDate} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ColumnHeadingProps extends Pick<OrderedHistory, 'order' | 'onOrder'> {
  readonly column: HistoryColumn;
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
        {HISTORY_COLUMNS[column]}
        <Icon name="chevron" size={16} />
      </button>
    </th>
  );
}
