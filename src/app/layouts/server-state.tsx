import { QueryClientProvider, useIsFetching } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PageSkeleton } from '@/app/loading/page-skeleton';
import { useVisit } from '@/features/accounts/use-visit';
import { queryClient } from '@/lib/query-client';
import { useSession } from '@/lib/session';

/** The cache of server state. In a chunk of its own: public pages have none. */
export function ServerState() {
  return (
    <QueryClientProvider client={queryClient}>
      {/* Both in one: the visit is not noted before the page is there and has asked for what it shows. */}
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
        <Visit />
      </Suspense>
    </QueryClientProvider>
  );
}

function Visit() {
  useVisit(useSession(), useIsFetching() === 0);
  return null;
}
