import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountWith } from '@/testing/fake-api';
import { DAY_MS, soonText } from '@/domain/instant';
import { completionOf, taskOf } from '@/domain/testing/rows';
import { openHome } from '@/pages/member/home/testing/home-page';

/** Opens the home of a member who completed tasks some days ago, and returns the score bar. */
async function openBar(days: readonly number[], tasks = days.map(() => taskWith(60))) {
  const api = accountWith('abcd', ...tasks);
  for (const [at, task] of tasks.entries()) {
    const row = completionOf('a1', task, Date.now() - (days[at] ?? 0) * DAY_MS);
    api.completions.set(row.id, { ...row });
  }
  openHome(api);
  return screen.findByRole('link', { name: /SusScore/ });
}

const taskWith = (duration: number, id = 'x') => taskOf(id, 'Medium', { duration });

const FORGIVEN = 'Yesterday was missed, but one day is forgiven.';

it.each([
  ['a lost streak by its best', [4, 5, 6], 'Best: 3 days. One task starts a new one.', false],
  ['a newcomer how to start a streak', [], 'One task starts a streak.', false],
  ['that a missed day is forgiven, on the day after it', [2, 3], 'Streak 2 days', true],
  ['nothing of a day that was forgiven earlier', [1, 3, 4], 'Streak 3 days', false],
])('The bar tells %s', async (_, days, text, isForgiven) => {
  const bar = await openBar(days);
  expect(bar).toHaveTextContent(text);
  expect(bar).not.toHaveTextContent('0 days');
  expect(screen.queryAllByText(FORGIVEN)).toHaveLength(isForgiven ? 1 : 0);
});

it('The bar names the first day on which points of today expire', async () => {
  const now = Date.now();
  // Two tasks that end on one day, and one on the next.
  await openBar([], [taskWith(3, 'x'), taskWith(3, 'y'), taskWith(4, 'z')]);
  const first = soonText(now + 3 * DAY_MS, now);
  expect(
    await screen.findByText(`30 points expire within 7 days, starting ${first}`),
  ).toBeInTheDocument();
});
