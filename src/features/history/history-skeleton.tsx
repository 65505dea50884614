import { Skeleton } from '@/components/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './history.module.css';

/** The history while it is on its way. */
export function HistorySkeleton() {
  return (
    <div className={styles.skeleton}>
      <output>
        <VisuallyHidden>Loading your history</VisuallyHidden>
      </output>
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={at} height="2.75rem" />
      ))}
    </div>
  );
}
