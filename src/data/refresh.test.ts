import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '@/testing/deferred';
import { refreshWhenSettled } from './refresh';

function observed(client: QueryClient) {
  const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('response'));
  const observer = new QueryObserver(client, { queryKey: ['me', 'home'], queryFn, staleTime: 1e9 });
  observer.subscribe(() => undefined);
  return queryFn;
}

describe('refreshWhenSettled', () => {
  it('refetches at once when no mutation is pending', async () => {
    const client = new QueryClient();
    const queryFn = observed(client);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    refreshWhenSettled(client, { queryKey: ['me'] });
    expect(queryFn).toHaveBeenCalledTimes(2);
    client.clear();
  });

  it('waits for a pending mutation, then refetches once', async () => {
    const client = new QueryClient();
    const queryFn = observed(client);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    const { promise, resolve } = deferred<void>();
    const changing = new MutationObserver(client, { mutationFn: () => promise }).mutate();
    refreshWhenSettled(client, { queryKey: ['me'] });
    expect(queryFn).toHaveBeenCalledTimes(1);
    resolve();
    await changing;
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
    client.clear();
  });
});
