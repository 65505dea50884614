import { QueryClient } from '@tanstack/react-query';
import { onAccountCacheCleared } from '@/lib/account-cache';
import { BackendError } from '@/lib/errors';

const FRESH_MS = 60_000;

/**
 * The one cache of server state. Keys start with the account's id, so that nothing of one account
 * is ever shown to another.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_MS, retry: worthRetrying },
    // Without a connection a write fails at once: kept back, it would run hours later, on a state long past.
    mutations: { retry: false, networkMode: 'always' },
  },
});

// It announces itself, so that pages without server state can sign out without loading it.
onAccountCacheCleared(() => queryClient.clear());

function worthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof BackendError && error.kind === 'network';
}
