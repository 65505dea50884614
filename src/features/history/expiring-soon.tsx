import { useMemo } from 'react';
import { Button } from '@/components/button';
import { counted } from '@/components/counted';
import { expiringRows, type HistoryRow, pointsOfRows } from '@/domain/history';
import { EXPIRY_NOTICE_DAYS } from '@/domain/score';
import { Day } from './history-entry';
import styles from './expiring-soon.module.css';
import history from './history.module.css';

const SHOWN_AT_ONCE = 5;

interface ExpiringSoonProps {
  readonly rows: readonly HistoryRow[];
  readonly now: number;
  /** Puts the list in the order in which its rows expire. */
  readonly onShowAll: () => void;
}

/** What expires within seven days, and how many points that is (D15). */
export function ExpiringSoon({ rows, now, onShowAll }: ExpiringSoonProps) {
  const expiring = useMemo(() => expiringRows(rows, now), [rows, now]);
  const more = expiring.length - SHOWN_AT_ONCE;
  return (
    <section className={history.section} aria-labelledby="expiring-soon">
      <h2 id="expiring-soon">Expiring within {EXPIRY_NOTICE_DAYS} days</h2>
      <p className={styles.sum}>
        {expiring.length === 0
          ? `None of your points expire in the next ${EXPIRY_NOTICE_DAYS} days.`
          : `${counted(pointsOfRows(expiring), 'point')} from ${counted(expiring.length, 'task')}`}
      </p>
      {expiring.length > 0 && (
        <ul className={styles.list}>
          {expiring.slice(0, SHOWN_AT_ONCE).map((row) => (
            <li key={row.id} className={styles.entry}>
              <span className={styles.name}>{row.name}</span>
              <span>{counted(row.points, 'point')}</span>
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
            And {more} more: list by expiration date
          </Button>
        </div>
      )}
    </section>
  );
}
