import type { ReactNode } from 'react';
import { shortcomingsOf } from '@/domain/models/attention';
import type { CatalogueRow } from '@/domain/models/catalogue-row';
import { durationDaysOf, scoreOf } from '@/domain/task';
import type { Kind } from './kinds';
import styles from './row-summary.module.css';

interface RowSummaryProps {
  readonly kind: Kind;
  readonly row: CatalogueRow;
  /** What has just happened to it, for a second. */
  readonly note?: ReactNode;
  readonly actions: ReactNode;
}

/** A row of the list: what it is, what it lacks, and what can be done with it. */
export function RowSummary({ kind, row, note, actions }: RowSummaryProps) {
  const lacking = shortcomingsOf(row, kind.many);
  return (
    <article
      className={styles.row}
      data-row={row.id}
      data-difficulty={row.difficulty}
      aria-labelledby={`row-${row.id}`}
    >
      <div className={styles.words}>
        <h3 id={`row-${row.id}`} className={styles.name}>
          {row.name}
        </h3>
        <p className={styles.facts}>
          <span className={styles.difficulty}>{row.difficulty ?? 'No difficulty'}</span>
          <span>Score: {scoreOf(row)}</span>
          <span>{durationText(row)}</span>
        </p>
        {row.weblink && <p className={styles.text}>{row.weblink}</p>}
        <p className={styles.text}>{row.description || 'No description'}</p>
        {lacking.length > 0 && <p className={styles.lacking}>Has {lacking.join(', ')}</p>}
      </div>
      <div className={styles.end}>
        <output className={styles.note}>{note}</output>
        <div className={styles.actions} data-row-actions="">
          {actions}
        </div>
      </div>
    </article>
  );
}

function durationText(row: CatalogueRow): string {
  const days = durationDaysOf(row);
  return days === 1 ? '1 day' : `${days} days`;
}
