import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useLiveAccount } from '@/lib/live/use-live-account';
import { keepForOffline } from '@/lib/offline/keep-for-offline';
import { queryClient } from '@/lib/query-client';

/** The cache of server state. In a chunk of its own: public pages have none. */
export function ServerState() {
  return (
    <QueryClientProvider client={queryClient}>
      <Live />
      <Outlet />
    </QueryClientProvider>
  );
}

function Live() {
  useLiveAccount();
  useEffect(keepForOffline, []);
  return null;
}
