import {
  MutationCache,
  notifyManager,
  onlineManager,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
import { onAccountCacheCleared } from '@/lib/account-cache';
import { connection } from '@/lib/connection';
import { isNetworkError } from '@/lib/errors';
import { endIfOver } from '@/session/end-if-over';
import { noteShownData } from './shown-data';

const FRESH_MS = 60_000;

// By default, TanStack Query relies on the browser's online and offline events.
onlineManager.setEventListener((setOnline) => {
  const follow = () => setOnline(connection.isOnline());
  // The connection may have changed before the subscription, and a change back must still count.
  follow();
  return connection.subscribe(follow);
});

/**
 * The only cache of server state. Keys start with the account's ID, so one account's data is never
 * shown to another.
 */
export const queryClient = new QueryClient({
  // Any call may be the first to find that the session is over. A write stays pending until that is known.
  queryCache: new QueryCache({ onError: (error) => void endIfOver(error) }),
  mutationCache: new MutationCache({ onError: endIfOver }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: shouldRetry,
      // Offline, a query fails with a message instead of waiting silently.
      networkMode: 'always',
      refetchOnReconnect: 'always',
    },
    // Offline, a write fails at once: if it were queued, it might run hours later on stale data.
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Registered here, so that pages without server state can sign out without loading this module.
onAccountCacheCleared(() => queryClient.clear());

const noteShown = () => noteShownData(queryClient);
noteShown();
queryClient.getQueryCache().subscribe(notifyManager.batchCalls(noteShown));

function shouldRetry(failures: number, error: Error): boolean {
  return failures < 2 && connection.isOnline() && isNetworkError(error);
}
