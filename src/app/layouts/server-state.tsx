import { QueryClientProvider, useIsFetching } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { PageSkeleton } from '@/app/page-skeleton';
import { useClockNotice } from '@/app/use-clock-notice';
import { useVisit } from '@/app/use-visit';
import { useSending } from '@/app/waiting/use-sending';
import { useLiveAccount } from '@/data/use-live-account';
// Signing out on any page clears the badge.
import '@/lib/app-badge';
import { registerServiceWorker } from '@/lib/register-service-worker';
import { queryClient } from '@/data/query-client';
import { useSession } from '@/session/session';

/** Provides the cache of server state. In a chunk of its own, since public pages need none. */
export function ServerState() {
  return (
    <QueryClientProvider client={queryClient}>
      <Live />
      {/* Suspended together, so that the visit is recorded after the page has sent its requests. */}
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
        <Visit />
      </Suspense>
    </QueryClientProvider>
  );
}

function Live() {
  useLiveAccount();
  useSending();
  useClockNotice();
  useEffect(registerServiceWorker, []);
  return null;
}

// The client knows of a new request before components do.
const isFetching = () => queryClient.isFetching() > 0;

function Visit() {
  useVisit(useSession(), useIsFetching() === 0, isFetching);
  return null;
}
