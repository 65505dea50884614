import { classNames } from '@/components/class-names';
import { Grid, Stack } from '@/components/layout';
import page from '@/components/page.module.css';
import { Skeleton, Skeletons } from '@/components/skeleton';
import styles from './page-skeleton.module.css';

const classes = classNames(page.page, page.normal, styles.page);

/** A placeholder while a page's code or the session is loading: heading, lede, a row of cards. */
export function PageSkeleton() {
  return (
    <Stack gap={4} alignContent="start" className={classes}>
      <Skeleton width="min(22rem, 80%)" height="2.5rem" />
      <Skeleton width="min(36rem, 100%)" height="1.25rem" />
      <Grid>
        <Skeletons count={3} label="Loading the page…" height="16rem" radius="var(--radius-l)" />
      </Grid>
    </Stack>
  );
}
