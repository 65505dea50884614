import { QueryObserver } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { keys } from '@/data/keys';
import { queryClient } from '@/data/query-client';
import { HOUR_MS } from '@/domain/instant';
import { learnClock } from '@/lib/clock';
import { setOnline } from '@/testing/connection';
import { OfflineNotice } from './offline-notice';

function show(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <OfflineNotice />
    </MemoryRouter>,
  );
}

it.each(['/userlanding', '/mediumtasks', '/strategictasks', '/setasidetasks', '/userhistory'])(
  'says at %s that changes are saved until you’re back online',
  (path) => {
    show(path);
    setOnline(false);
    expect(
      screen.getByText(/^You’re offline\. What you complete, undo, swap, add or remove is saved/),
    ).toBeInTheDocument();
  },
);

const queryKey = keys.library('a1');

/** Shows data that was loaded hours ago. Returns an unsubscribe function. */
function showData(): () => void {
  queryClient.setQueryData(queryKey, [], { updatedAt: Date.now() - 2.5 * HOUR_MS });
  const queryFn = () => new Promise<string>(() => undefined);
  const observer = new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Infinity });
  return observer.subscribe(() => undefined);
}

it.each([
  ['so that the page shifts only once', 0],
  ['even on a device whose clock is wrong', 3 * HOUR_MS],
])('shows the age of the page’s data at once, %s', (_, ahead) => {
  learnClock({ ahead, at: 0 });
  const unsubscribe = showData();
  show('/userhistory');
  setOnline(false);
  expect(screen.getByText(/This page was last updated 2 hours ago\.$/)).toBeInTheDocument();
  act(unsubscribe);
});
