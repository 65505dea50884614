import { useId } from 'react';
import { Button } from '@/components/button';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { RESTORABLE_HOURS } from '@/domain/time-limits';
import type { DeletedRow } from './use-deletions';
import styles from './recently-deleted.module.css';

interface RecentlyDeletedProps {
  readonly deletions: readonly DeletedRow[];
  readonly isBusy: boolean;
  readonly onRestore: (row: CatalogRow) => void;
}

/** The rows deleted within a day, each with a button to restore it; nothing when there are none. */
export function RecentlyDeleted({ deletions, isBusy, onRestore }: RecentlyDeletedProps) {
  const id = useId();
  if (deletions.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Recently deleted
      </h2>
      <p className={styles.hint}>
        You deleted these in this browser. You can restore them for {RESTORABLE_HOURS} hours.
      </p>
      <ul className={styles.rows}>
        {deletions.map(({ row }) => (
          <li key={row.id} className={styles.row}>
            <span dir="auto">{row.name}</span>
            <Button
              variant="quiet"
              disabled={isBusy}
              aria-label={`Restore ${row.name}`}
              onClick={() => onRestore(row)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
