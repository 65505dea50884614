import { Fragment } from 'react';
import { Icon } from '@/components/icon';
import { pluralize } from '@/components/pluralize';
import { SelectField } from '@/components/select-field';
import {
  HISTORY_COLUMN_NAMES,
  HISTORY_COLUMNS,
  type HistoryRow,
  isHistoryColumn,
  periodText,
} from '@/domain/history';
import { Cell, type OrderedHistory, UndoButton } from './history-entry';
import { SavedDetails } from './saved-details';
import styles from './history-list.module.css';

const HEADINGS = Object.fromEntries(
  HISTORY_COLUMN_NAMES.map((name) => [name, HISTORY_COLUMNS[name].heading]),
);
const { name: TITLE, ...facts } = HISTORY_COLUMNS;
const FACTS = Object.values(facts);

/** The history on a phone: two lines per entry, expandable to all its details, and a choice of order (D52). */
export function HistoryList({ rows, order, onOrder, now, isSettled, onUndo }: OrderedHistory) {
  return (
    <>
      <SelectField
        label="Sort by"
        options={HEADINGS}
        value={order.column}
        onChange={({ target: { value } }) => {
          if (!isHistoryColumn(value)) return;
          const { kind } = HISTORY_COLUMNS[value];
          // Texts start at A; points and dates start with the highest.
          onOrder({ column: value, descending: kind === 'points' || kind === 'day' });
        }}
      />
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id} className={styles.entry}>
            <Entry row={row} />
            <div className={styles.undo}>
              <UndoButton row={row} now={now} isSettled={isSettled} onUndo={onUndo} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Entry({ row }: { readonly row: HistoryRow }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <span className={styles.title} dir="auto">
          <Cell column={TITLE} row={row} />
        </span>
        <Icon name="chevron" size={16} />
        <span className={styles.short}>
          <span className={styles.points}>{pluralize(row.points, 'point')}</span>
          {' · '}
          {periodText(row) || 'Unknown dates'}
        </span>
      </summary>
      <dl className={styles.facts}>
        {FACTS.map((column) => (
          <Fragment key={column.heading}>
            <dt>{column.heading}</dt>
            <dd className={styles[column.kind]}>
              <Cell column={column} row={row} />
            </dd>
          </Fragment>
        ))}
      </dl>
      <SavedDetails row={row} />
    </details>
  );
}
