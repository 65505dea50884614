import { useDeferredValue } from 'react';
import { ErrorState } from '@/components/error-state';
import { Page } from '@/components/page';
import { HomeSkeleton } from './home-skeleton';
import { HomeView } from './home-view';
import { Newcomer } from './welcome/newcomer';
import { useHome } from '@/data/use-home';
import { homeProblem } from './home-problem';

/** /userlanding: the user's day (spec §2.4 'User landing'). */
export function UserLandingPage() {
  const home = useHome();
  // The first content renders in small steps, so that it doesn't block the page in one long task.
  const isReady = useDeferredValue(home.data !== undefined);
  return (
    <Page width="wide" title="Your Home" isCompact>
      {home.data && isReady ? (
        <>
          <HomeView home={home.data} query={home} />
          <Newcomer home={home.data} />
        </>
      ) : home.isError ? (
        <ErrorState {...homeProblem(home.error)} onRetry={() => void home.refetch()} />
      ) : (
        <HomeSkeleton />
      )}
    </Page>
  );
}
