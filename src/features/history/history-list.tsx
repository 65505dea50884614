import { SelectField } from '@/components/select-field';
import { HISTORY_COLUMNS, isHistoryColumn } from '@/domain/history';
import { Day, Description, type OrderedHistory, UndoButton } from './history-entry';
import { Saved } from './saved';
import styles from './history-list.module.css';

/** The history on a phone: a block for each entry, and a choice of order. */
export function HistoryList({ rows, order, onOrder, now, onUndo }: OrderedHistory) {
  return (
    <>
      <SelectField
        label="Sort by"
        options={HISTORY_COLUMNS}
        value={order.column}
        onChange={({ target: { value } }) => {
          // Names start at A; points and dates start with the highest.
          const isText = value === 'name' || value === 'description';
          if (isHistoryColumn(value)) onOrder({ column: value, descending: !isText });
        }}
      />
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id} className={styles.entry}>
            <p className={styles.name}>{row.name}</p>
            <dl className={styles.facts}>
              <dt>{HISTORY_COLUMNS.description}</dt>
              <dd>
                <Description text={row.description} />
              </dd>
              <dt>{HISTORY_COLUMNS.points}</dt>
              <dd className={styles.points}>{row.points}</dd>
              <dt>{HISTORY_COLUMNS.completedDate}</dt>
              <dd>
                <Day instant={row.completedDate} />
              </dd>
              <dt>{HISTORY_COLUMNS.expirationDate}</dt>
              <dd>
                <Day instant={row.expirationDate} />
              </dd>
            </dl>
            <Saved row={row} />
            <UndoButton row={row} now={now} onUndo={onUndo} />
          </li>
        ))}
      </ul>
    </>
  );
}
