import { useState } from 'react';
import { Pager } from '@/components/pager';
import { SelectField } from '@/components/select-field';
import type { PlannedRow } from '@/domain/csv/import-plan';
import { listPage } from '@/domain/list-view';
import styles from './csv.module.css';

const PER_PAGE = 30;
const STATUSES = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  wrong: 'Wrong',
} as const;
const FILTERS = { all: 'All rows', ...STATUSES };

/** The rows of a plan with their statuses, filtered, 30 a page. */
export function PlanList({ plan }: { readonly plan: readonly PlannedRow[] }) {
  const [filter, setFilter] = useState('all');
  const [requested, setRequested] = useState(0);
  const found = plan.filter(({ status }) => filter === 'all' || status === filter);
  const { rows, page, pages } = listPage(found, requested, PER_PAGE);
  return (
    <>
      <SelectField
        label="Show"
        options={FILTERS}
        value={filter}
        onChange={({ target }) => {
          setFilter(target.value);
          setRequested(0);
        }}
      />
      {rows.length === 0 && <p className={styles.soft}>No row of this kind.</p>}
      <ul className={styles.rows} aria-label="Rows of the file">
        {rows.map((row) => (
          <li key={row.line} className={styles.row}>
            <span className={styles[row.status]}>{STATUSES[row.status]}</span>
            <span className={styles.soft}>Line {row.line}</span>
            <span className={styles.name}>{row.name === '' ? '(no name)' : row.name}</span>
            <RowDetail row={row} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Pager label="Pages of the file’s rows" page={page} pages={pages} onPage={setRequested} />
      )}
    </>
  );
}

function RowDetail({ row }: { readonly row: PlannedRow }) {
  if (row.status === 'wrong') return <p className={styles.detail}>{row.reason}</p>;
  if (row.status !== 'changed') return null;
  return (
    <ul className={styles.detail}>
      {row.changes.map(({ column, from, to }) => (
        <li key={column}>
          {column}: <del>{from === '' ? 'empty' : from}</del> →{' '}
          <ins>{to === '' ? 'empty' : to}</ins>
        </li>
      ))}
    </ul>
  );
}
