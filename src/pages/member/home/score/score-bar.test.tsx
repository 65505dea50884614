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

it('scores of 1,000 or more have a comma', async () => {
  const bar = await openBar([0], [taskOf('x', 'Medium', { score: 1005, duration: 60 })]);
  expect(bar).toHaveTextContent('SusScore 1,005 Level');
});

it('once all tasks are done, the bar counts down to the next ones by the minute', async () => {
  const api = accountWith('abc');
  for (const id of 'abc') {
    const row = completionOf('a1', taskOf(id), Date.now());
    api.completions.set(row.id, { ...row });
  }
  openHome(api);
  expect(await screen.findByText(/^Next tasks in 23h 59m$/)).toBeInTheDocument();
});

const FORGIVEN = 'Yesterday was missed, but one day is forgiven.';

it('The bar tells a newcomer how to start a streak, and never zero days', async () => {
  const bar = await openBar([]);
  expect(bar).toHaveTextContent('One task starts a streak.');
  expect(bar).not.toHaveTextContent('0 days');
});

it.each([
  ['on the day after it', [2, 3], 'Streak 2 days', 1],
  ['no longer once something was done since', [1, 3, 4], 'Streak 3 days', 0],
])('The bar says that a missed day is forgiven %s', async (_, days, text, times) => {
  expect(await openBar(days)).toHaveTextContent(text);
  expect(screen.queryAllByText(FORGIVEN)).toHaveLength(times);
});

it.each([
  ['a newcomer', 0, 'Complete a task to earn your first points'],
  ['a member whose points have expired', 40, 'Complete a task to earn points'],
])('The bar tells %s how to earn points', async (_, level, text) => {
  const api = accountWith('abc');
  api.profile = { level };
  openHome(api);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('the bar names the first day on which points expire', async () => {
  const now = Date.now();
  // Two tasks that expire on one day, and one that expires the next.
  await openBar([], [taskWith(3, 'x'), taskWith(3, 'y'), taskWith(4, 'z')]);
  const first = soonText(now + 3 * DAY_MS, now);
  const text = `30 points expire within 7 days, starting ${first}`;
  expect(await screen.findByText(text)).toBeInTheDocument();
});
