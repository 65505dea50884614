import { useMemo } from 'react';
import { Button } from '@/components/button';
import { pluralize } from '@/components/pluralize';
import { expiringRows, type HistoryRow, totalPoints } from '@/domain/history';
import { EXPIRY_NOTICE_DAYS } from '@/domain/score';
import { Day } from './history-entry';
import styles from './expiring-soon.module.css';
import history from './history.module.css';

const MAX_SHOWN = 5;

interface ExpiringSoonProps {
  readonly rows: readonly HistoryRow[];
  readonly now: number;
  /** Sorts the list by expiration date. */
  readonly onShowAll: () => void;
}

/** The completions that expire within seven days, and their points (D15). */
export function ExpiringSoon({ rows, now, onShowAll }: ExpiringSoonProps) {
  const expiring = useMemo(() => expiringRows(rows, now), [rows, now]);
  const more = expiring.length - MAX_SHOWN;
  return (
    <section className={history.section} aria-labelledby="expiring-soon">
      <h2 id="expiring-soon">{`Expiring within ${EXPIRY_NOTICE_DAYS} days`}</h2>
      <p className={styles.sum}>
        {expiring.length === 0
          ? `None of your points expire in the next ${EXPIRY_NOTICE_DAYS} days.`
          : `${pluralize(totalPoints(expiring), 'point')} from ${pluralize(expiring.length, 'task')}`}
      </p>
      {expiring.length > 0 && (
        <ul className={styles.list}>
          {expiring.slice(0, MAX_SHOWN).map((row) => (
            <li key={row.id} className={styles.entry}>
              <span className={styles.name} dir="auto">
                {row.name}
              </span>
              <span>{pluralize(row.points, 'point')}</span>
              <span>
                until <Day instant={row.expirationDate} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <div>
          <Button variant="secondary" onClick={onShowAll}>
            {`Show ${more} more by expiration date`}
          </Button>
        </div>
      )}
    </section>
  );
}
