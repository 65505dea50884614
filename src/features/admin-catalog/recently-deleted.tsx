import { useId } from 'react';
import { Button } from '@/components/button';
import { RESTORABLE_HOURS } from '@/domain/time-limits';
import type { RowActions } from './use-row-actions';
import styles from './recently-deleted.module.css';

/** The rows deleted within a day, each with a button to restore it; nothing when there are none. */
export function RecentlyDeleted({ actions }: { readonly actions: RowActions }) {
  const { deleted, running, run } = actions;
  const id = useId();
  if (deleted.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Recently deleted
      </h2>
      <p className={styles.hint}>
        You deleted these in this browser. You can restore them for {RESTORABLE_HOURS} hours.
      </p>
      <ul className={styles.rows}>
        {deleted.map((row) => (
          <li key={row.id} className={styles.row}>
            <span dir="auto">{row.name}</span>
            <Button
              variant="quiet"
              disabled={running !== undefined}
              aria-label={`Restore ${row.name}`}
              onClick={() => run('restore', row)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
