import { useDeferredValue } from 'react';
import { LoadError } from '@/components/load-error';
import { Page } from '@/components/page';
import { NoteProvider } from '@/features/completions/note-dialog';
import { homeProblem, HomeView } from './home-view';
import { useHome } from '@/data/use-home';
import { useStoredUnits } from '@/features/units/keep-units';
import { CardGridSkeleton } from '@/components/card-grid';
import { Stack } from '@/components/layout';
import { Skeleton } from '@/components/skeleton';
import { DAILY_COUNT } from '@/domain/daily-count';
import { usePrefetchPictureSigner } from '@/data/use-picture';
import styles from './home.module.css';

/** /userlanding: the user's day (spec §2.4 'User landing'). */
export function UserLandingPage() {
  const state = useHome();
  const { home, problem, retry } = state;
  // A snapshot may be older than the choice on this device.
  useStoredUnits(home !== undefined && !home.isSnapshot, home?.profile.units);
  // The first content renders in small steps, so that it doesn't block the page in one long task.
  const isReady = useDeferredValue(home !== undefined);
  return (
    <Page width="wide" title="Your Home" isCompact>
      {home && isReady ? (
        <NoteProvider>
          <HomeView home={home} state={state} />
        </NoteProvider>
      ) : problem ? (
        <LoadError {...homeProblem(problem)} onRetry={retry} />
      ) : (
        <HomeSkeleton />
      )}
    </Page>
  );
}

function HomeSkeleton() {
  usePrefetchPictureSigner();
  return (
    <Stack gap={3} className={styles.home}>
      <div className={styles.scorePlace}>
        <Skeleton height="100%" radius="var(--radius-leaf)" />
      </div>
      <div className={styles.headingPlace}>
        <Skeleton width="16rem" height="3rem" />
      </div>
      <CardGridSkeleton layout="daily" count={DAILY_COUNT} label="Loading your tasks" />
    </Stack>
  );
}
