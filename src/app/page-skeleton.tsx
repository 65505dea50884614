import { Stack } from '@/components/layout';
import { Loading, Skeleton } from '@/components/skeleton';
import styles from './page-skeleton.module.css';

/** A placeholder while a page's code or the session is loading: heading, lede, a row of cards. */
export function PageSkeleton() {
  return (
    <Stack gap={4} alignContent="start" className={styles.page}>
      <Loading>Loading the page…</Loading>
      <Skeleton width="min(22rem, 80%)" height="2.5rem" />
      <Skeleton width="min(36rem, 100%)" height="1.25rem" />
      <div className={styles.cards}>
        <Skeleton height="16rem" radius="var(--radius-l)" />
        <Skeleton height="16rem" radius="var(--radius-l)" />
        <Skeleton height="16rem" radius="var(--radius-l)" />
      </div>
    </Stack>
  );
}
