import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { noteWaiting, waitingIn } from '@/data/waiting';
import { taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import { renderMemberPage } from '@/testing/member-page';
import { useSending } from './use-sending';

const asked = vi.hoisted(() => vi.fn<() => void>());

// A deployment has removed this chunk.
vi.mock('@/pages/member/home/waiting/send-waiting', () => {
  asked();
  throw new TypeError('Failed to fetch dynamically imported module');
});

function Page() {
  useSending();
  return <p>Home</p>;
}

beforeEach(() => localStorage.clear());

it('leaves what waits to the next visit, without a reload, when the code that sends it is missing', async () => {
  noteWaiting('a1', { kind: 'complete', task: taskOf('a'), at: Date.now() }, false);
  const calls = stubDataApi({});
  renderMemberPage({ path: '/userlanding', page: <Page /> });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(waitingIn('a1')).toHaveLength(1);
  expect(calls).toEqual([]);
  expect(sessionStorage.getItem('verdure.reloaded-at')).toBeNull();
});
