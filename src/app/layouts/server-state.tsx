import { QueryClientProvider, useIsFetching } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PageSkeleton } from '@/app/page-skeleton';
import { EnsureProfile } from '@/app/ensure-profile';
import { queryClient } from '@/data/query-client';
import { Live } from '@/features/live';

/** Provides the cache for server state, in a chunk of its own, since public pages don't need it. */
export function ServerState() {
  return (
    <QueryClientProvider client={queryClient}>
      <Live />
      {/* Suspends together with the page, so that the profile is ensured after the page's own requests. */}
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
        <EnsureProfileAfterLoad />
      </Suspense>
    </QueryClientProvider>
  );
}

function EnsureProfileAfterLoad() {
  return <EnsureProfile isPageLoaded={useIsFetching() === 0} />;
}
