import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { refreshWhenSettled } from './refresh';

function observed(client: QueryClient) {
  const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('answer'));
  const observer = new QueryObserver(client, { queryKey: ['me', 'home'], queryFn, staleTime: 1e9 });
  observer.subscribe(() => undefined);
  return queryFn;
}

describe('asking again for what may have changed', () => {
  it('is done at once when nothing is on its way', async () => {
    const client = new QueryClient();
    const queryFn = observed(client);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    refreshWhenSettled(client, { queryKey: ['me'] });
    expect(queryFn).toHaveBeenCalledTimes(2);
    client.clear();
  });

  it('waits for a change on its way, and is done once', async () => {
    const client = new QueryClient();
    const queryFn = observed(client);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    let resolve = () => {};
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    const changing = new MutationObserver(client, { mutationFn: () => promise }).mutate();
    refreshWhenSettled(client, { queryKey: ['me'] });
    expect(queryFn).toHaveBeenCalledTimes(1);
    resolve();
    await changing;
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
    client.clear();
  });
});
