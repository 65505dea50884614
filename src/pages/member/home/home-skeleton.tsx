import { CardGridSkeleton } from '@/components/card-grid';
import { Stack } from '@/components/layout';
import { Skeleton } from '@/components/skeleton';
import { DAILY_COUNT } from '@/domain/daily-count';
import { usePrefetchPictureSigner } from '@/data/use-picture';
import styles from './home.module.css';

/** Placeholders in the home's final layout while it loads for the first time. */
export function HomeSkeleton() {
  usePrefetchPictureSigner();
  return (
    <Stack gap={3} className={styles.home}>
      <div className={styles.scorePlace}>
        <Skeleton height="100%" radius="var(--radius-leaf)" />
      </div>
      <div className={styles.headingPlace}>
        <Skeleton width="16rem" height="3rem" />
      </div>
      <CardGridSkeleton
        isCompact
        columns={DAILY_COUNT}
        count={DAILY_COUNT}
        label="Loading your tasks"
      />
    </Stack>
  );
}
