import { QueryObserver } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { keys } from '@/data/keys';
import { queryClient } from '@/data/query-client';
import { HOUR_MS } from '@/domain/instant';
import { setOnline } from '@/testing/connection';
import { OfflineNotice } from './offline-notice';

function show(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <OfflineNotice />
    </MemoryRouter>,
  );
}

it('is shown while there is no connection', () => {
  show('/userhistory');
  expect(screen.queryByText(/You’re offline/)).not.toBeInTheDocument();
  setOnline(false);
  expect(screen.getByText(/You’re offline/)).toBeInTheDocument();
  setOnline(true);
  expect(screen.queryByText(/You’re offline/)).not.toBeInTheDocument();
});

it.each(['/userlanding', '/mediumtasks', '/strategictasks'])(
  'says at %s that changes are saved until you’re back online',
  (path) => {
    show(path);
    setOnline(false);
    expect(
      screen.getByText(/^You’re offline\. What you complete, swap, add or remove is saved/),
    ).toBeInTheDocument();
  },
);

it('says how old the page’s data is, if it has any', async () => {
  show('/userhistory');
  setOnline(false);
  const queryKey = keys.library('a1');
  const queryFn = () => new Promise<string>(() => undefined);
  act(() => void queryClient.setQueryData(queryKey, [], { updatedAt: Date.now() - 2.5 * HOUR_MS }));
  expect(screen.queryByText(/last updated/)).not.toBeInTheDocument();
  const observer = new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Infinity });
  let leave = () => {};
  act(() => {
    leave = observer.subscribe(() => undefined);
  });
  expect(await screen.findByText(/This page was last updated 2 hours ago\.$/)).toBeInTheDocument();
  act(() => leave());
  await waitFor(() => expect(screen.queryByText(/last updated/)).not.toBeInTheDocument());
});
