import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { connection } from '@/lib/connection';
import { BackendError } from '@/lib/errors';
import { queryClient } from './query-client';

let stop: (() => void)[] = [];

afterEach(() => {
  for (const one of stop) one();
  stop = [];
  queryClient.clear();
});

it('A failed query is retried when the connection returns, even if it was lost before the page opened', async () => {
  // Nothing observes the connection until a page with data opens.
  queryClient.mount();
  queryClient.unmount();
  connection.record(false);
  queryClient.mount();
  const queryFn = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new BackendError('network', 'lost'));
  queryFn.mockResolvedValue('rows');
  const queryKey = ['rows'];
  const observer = new QueryObserver(queryClient, { queryKey, queryFn });
  stop = [observer.subscribe(() => {}), () => queryClient.unmount()];
  const status = () => queryClient.getQueryState(queryKey)?.status;
  await expect.poll(status).toBe('error');
  connection.record(true);
  await expect.poll(status).toBe('success');
});
