import { Skeleton } from '@/components/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './row-list.module.css';

const ROWS = 6;

/** The list while it is on its way. */
export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: ROWS }, (_, at) => (
        <Skeleton key={at} height="6rem" radius="var(--radius-l)" />
      ))}
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
    </div>
  );
}
