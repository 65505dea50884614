import { useRef, useState } from 'react';
import { classNames } from '@/components/class-names';
import { Row } from '@/components/layout';
import { Pager } from '@/components/pager';
import { Text } from '@/components/text';
import tones from '@/components/tones.module.css';
import type { PlannedRow } from '@/domain/csv/import-plan';
import { listPage } from '@/domain/list-view';
import styles from './csv.module.css';

/** The labels of a row's planned change. */
export const STATUS_LABELS: Readonly<Partial<Record<PlannedRow['status'], string>>> = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  invalid: 'Invalid',
};

const TONES: Readonly<Partial<Record<PlannedRow['status'], string | undefined>>> = {
  new: tones.success,
  changed: tones.info,
  invalid: tones.error,
};

const PER_PAGE = 30;

interface PlanListProps {
  readonly label: string;
  readonly plan: readonly PlannedRow[];
}

/** Rows of a file, 30 per page, each with its line number, status, name and details. */
export function PlanList({ label, plan }: PlanListProps) {
  const [requested, setRequested] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const { rows, page, pages } = listPage(plan, requested, PER_PAGE);
  return (
    <>
      <ul className={styles.rows} aria-label={label} ref={list}>
        {rows.map((row) => (
          <Row as="li" align="baseline" key={row.line} className={styles.row}>
            <Text as="span" tone="soft" size="s" isTabular style={{ minWidth: '4.5rem' }}>
              {`Line ${row.line}`}
            </Text>
            <span className={classNames(styles.sign, TONES[row.status])}>
              {STATUS_LABELS[row.status]}
            </span>
            <Text as="span" weight="medium" style={{ flex: 1, minWidth: 0 }} dir="auto">
              {row.name === '' ? '(no name)' : row.name}
            </Text>
            <Details row={row} />
          </Row>
        ))}
      </ul>
      {pages > 1 && (
        <Pager label="Pages of rows" {...{ page, pages, list }} onPage={setRequested} />
      )}
    </>
  );
}

function Details({ row }: { readonly row: PlannedRow }) {
  const { refusal, unusual, changes, notes } = row;
  const details = refusal === undefined ? [...unusual, ...changes, ...notes] : [refusal];
  if (details.length === 0) return null;
  return (
    <Text as="ul" size="s" tone="soft" style={{ flexBasis: '100%', whiteSpace: 'pre-line' }}>
      {details.map((detail) =>
        typeof detail === 'string' ? (
          <li key={detail}>{detail}</li>
        ) : (
          <li key={detail.label}>
            <span>{detail.label}</span>: <del>{detail.from || 'empty'}</del> →{' '}
            <ins>{detail.to || 'empty'}</ins>
          </li>
        ),
      )}
    </Text>
  );
}
