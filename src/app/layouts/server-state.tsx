import { QueryClientProvider, useIsFetching } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { PageSkeleton } from '@/app/loading/page-skeleton';
import { useVisit } from '@/features/accounts/use-visit';
import { useLiveAccount } from '@/data/use-live-account';
import { keepForOffline } from '@/lib/offline/keep-for-offline';
import { queryClient } from '@/data/query-client';
import { useSession } from '@/session/session';

/** The cache of server state. In a chunk of its own: public pages have none. */
export function ServerState() {
  return (
    <QueryClientProvider client={queryClient}>
      <Live />
      {/* Both in one: the visit is not noted before the page is there and has asked for what it shows. */}
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
        <Visit />
      </Suspense>
    </QueryClientProvider>
  );
}

function Live() {
  useLiveAccount();
  useEffect(keepForOffline, []);
  return null;
}

// What a page begins to ask is told to components a moment later.
const isAsked = () => queryClient.isFetching() > 0;

function Visit() {
  useVisit(useSession(), useIsFetching() === 0, isAsked);
  return null;
}
