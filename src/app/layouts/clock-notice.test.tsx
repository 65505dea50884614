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

const learn = (ahead: number) => act(() => learnClock({ ahead, at: Date.now() + ahead }));

it('A clock that is wrong again after it was right gets another notice', async () => {
  renderMemberPage({ path: '/userlanding', page: <Page /> });
  learn(-3 * HOUR_MS);
  expect(await screen.findByText(/about 3 hours ahead/)).toBeVisible();
  learn(0);
  learn(2 * HOUR_MS);
  expect(await screen.findByText(/about 2 hours behind/)).toBeVisible();
});
