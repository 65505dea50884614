import { useDeferredValue, useState } from 'react';
import { LoadError } from '@/components/load-error';
import { Page } from '@/components/page';
import { HomeSkeleton } from './home-skeleton';
import { HomeView } from './home-view';
import { Newcomer } from './welcome/newcomer';
import { useHome } from '@/data/use-home';
import { useStoredUnits } from '@/features/units/keep-units';
import { homeProblem } from './home-problem';

/** /userlanding: the user's day (spec §2.4 'User landing'). */
export function UserLandingPage() {
  const state = useHome();
  const { home, problem, retry } = state;
  const [isChoosing, setChoosing] = useState(false);
  // A snapshot may be older than the choice on this device.
  useStoredUnits(home !== undefined && !home.isSnapshot, home?.profile.units);
  // The first content renders in small steps, so that it doesn't block the page in one long task.
  const isReady = useDeferredValue(home !== undefined);
  return (
    <Page width="wide" title="Your Home" isCompact>
      {home && isReady ? (
        <>
          <HomeView home={home} state={state} isChoosing={isChoosing} />
          <Newcomer home={home} onChoosing={setChoosing} />
        </>
      ) : problem ? (
        <LoadError {...homeProblem(problem)} onRetry={retry} />
      ) : (
        <HomeSkeleton />
      )}
    </Page>
  );
}
