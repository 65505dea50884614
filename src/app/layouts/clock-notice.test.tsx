import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HOUR_MS } from '@/domain/instant';
import { UNDO_MESSAGE_MS } from '@/domain/time-limits';
import { learnClock } from '@/lib/clock';
import { renderMemberPage } from '@/testing/member-page';
import { useClockNotice } from './server-state';

function Page() {
  useClockNotice();
  return <h1>A page</h1>;
}

const learn = (ahead: number) => act(() => learnClock({ ahead, at: Date.now() + ahead }));

const passTimeOfAMessage = () => act(() => void vi.advanceTimersByTime(UNDO_MESSAGE_MS));

it('A clock that is wrong again after being right gets another notice, after the message of the action that revealed it', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderMemberPage({ path: '/userlanding', page: <Page /> });
  learn(-3 * HOUR_MS);
  expect(screen.queryByText(/about 3 hours ahead/)).toBeNull();
  passTimeOfAMessage();
  expect(screen.getByText(/about 3 hours ahead/)).toBeVisible();
  learn(0);
  learn(2 * HOUR_MS);
  passTimeOfAMessage();
  expect(screen.getByText(/about 2 hours behind/)).toBeVisible();
});

it('A clock that is known to be wrong when the page opens is reported at once', async () => {
  learn(-3 * HOUR_MS);
  renderMemberPage({ path: '/userlanding', page: <Page /> });
  expect(await screen.findByText(/about 3 hours ahead/)).toBeVisible();
});
