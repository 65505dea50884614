import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HOUR_MS } from '@/domain/instant';
import { learnClock } from '@/lib/clock';
import { renderMemberPage } from '@/testing/member-page';
import { useClockNotice } from './server-state';

function Page() {
  useClockNotice();
  return <h1>A page</h1>;
}

const open = () => renderMemberPage({ path: '/userlanding', page: <Page /> });
const learn = (ahead: number) => act(() => learnClock({ ahead, at: Date.now() + ahead }));
const notice = /^Your device’s clock is about/;

it('A wrong clock is said once, as soon as it is known', async () => {
  const { unmount } = open();
  expect(screen.queryByText(notice)).toBeNull();
  learn(-3 * HOUR_MS);
  expect(await screen.findByText(/about 3 hours ahead/)).toBeVisible();
  unmount();

  open();
  expect(screen.getByRole('heading', { name: 'A page' })).toBeVisible();
  expect(screen.queryByText(notice)).toBeNull();
});

it('A clock that was right in between and is wrong again is said again', async () => {
  open();
  learn(-3 * HOUR_MS);
  learn(0);
  learn(2 * HOUR_MS);
  expect(await screen.findByText(/about 2 hours behind/)).toBeVisible();
});
