import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HOUR_MS } from '@/domain/instant';
import { UNDO_MESSAGE_MS } from '@/domain/time-limits';
import { learnClock } from '@/lib/clock';
import { renderMemberPage } from '@/testing/member-page';
import { Live } from './live';

const learn = (ahead: number) => act(() => learnClock({ ahead, at: Date.now() + ahead }));

const passMessageTime = () => act(() => void vi.advanceTimersByTime(UNDO_MESSAGE_MS));

it('A wrong clock is reported after the message of the action that revealed it, and again when it recurs', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderMemberPage({ path: '/userlanding', page: <Live /> });
  learn(-3 * HOUR_MS);
  expect(screen.queryByText(/about 3 hours ahead/)).toBeNull();
  passMessageTime();
  expect(screen.getByText(/about 3 hours ahead/)).toBeVisible();
  learn(0);
  learn(2 * HOUR_MS);
  passMessageTime();
  expect(screen.getByText(/about 2 hours behind/)).toBeVisible();
});

it('A clock known to be wrong when the page opens is reported immediately', async () => {
  learn(-3 * HOUR_MS);
  renderMemberPage({ path: '/userlanding', page: <Live /> });
  expect(await screen.findByText(/about 3 hours ahead/)).toBeVisible();
});
