import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS, soonText } from '@/domain/instant';
import { completionOf, taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { UserLandingPage } from '@/pages/member/home/user-landing';

const dailies = ['a', 'b', 'c', 'd'].map((id) => taskOf(id));

/** Opens the home of a member who completed tasks some days ago. */
async function openBar(...daysAgo: number[]) {
  const api = new FakeApi([...dailies]);
  for (const days of daysAgo) {
    const task = taskOf('a', 'Daily', { duration: 60 });
    const row = completionOf('a1', task, Date.now() - days * DAY_MS);
    api.completions.set(row.id, { ...row });
  }
  stubDataApi(api.answers());
  renderMemberPage({ path: '/userlanding', page: <UserLandingPage /> });
  return screen.findByRole('link', { name: /SusScore/ });
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', undefined);
});

it('The bar tells a lost streak by its best, never as zero days', async () => {
  const bar = await openBar(4, 5, 6);
  expect(bar).toHaveTextContent('Best: 3 days. One task starts a new one.');
  expect(bar).not.toHaveTextContent('0 days');
});

it('The bar tells a newcomer how to start a streak', async () => {
  expect(await openBar()).toHaveTextContent('One task starts a streak.');
});

it('The bar says that a missed day is forgiven, on the day after it only', async () => {
  await openBar(2, 3);
  expect(screen.getByText('Yesterday was missed, but one day is forgiven.')).toBeInTheDocument();
});

it('The bar does not mention a day that was forgiven earlier', async () => {
  expect(await openBar(1, 3, 4)).toHaveTextContent('Streak 3 days');
  expect(screen.queryByText(/is forgiven/)).toBeNull();
});

it('The bar names the first day on which points of today expire', async () => {
  const now = Date.now();
  // Two tasks that end on one day, and one on the next.
  const done = Object.entries({ x: 3, y: 3, z: 4 }).map(([id, duration]) =>
    taskOf(id, 'Medium', { duration }),
  );
  const api = new FakeApi([...dailies, ...done]);
  for (const task of done) {
    const row = completionOf('a1', task, now);
    api.completions.set(row.id, { ...row });
  }
  stubDataApi(api.answers());
  renderMemberPage({ path: '/userlanding', page: <UserLandingPage /> });
  const first = soonText(now + 3 * DAY_MS, now);
  expect(
    await screen.findByText(`30 points expire within 7 days, starting ${first}`),
  ).toBeInTheDocument();
});
