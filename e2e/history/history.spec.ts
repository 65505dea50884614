import type { Page } from '@playwright/test';
import { violationsOf } from '../setup/axe';
import { loadCompletions, tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import { openAs } from '../setup/session';

const activePoints = (page: Page) => page.getByRole('region', { name: 'Active points' });

test('computes expiring points, streak and year from the completions @phone', async ({
  page,
  account,
}) => {
  // Opened directly, so no data of the home is cached.
  await openAs(page, account, '/userhistory');
  await expect(page.getByText('Nothing completed yet')).toBeVisible();
  const [task] = tasksOf('Daily');
  if (!task) throw new Error('The demo content has no daily tasks');
  const taskId = task.id;
  // Today, yesterday, a missed day, two more days; the older ones have expired.
  await loadCompletions(page, [
    { taskId, daysAgo: 0, days: 5 },
    { taskId, daysAgo: 1, days: 1.5 },
    ...[3, 4, 30, 31, 100].map((daysAgo) => ({ taskId, daysAgo, days: 1 })),
  ]);
  await page.reload();

  const soon = page.getByRole('region', { name: 'Expiring within 7 days' });
  await expect(soon).toContainText(`${2 * task.score} points from 2 tasks`);
  await expect(soon.getByRole('listitem')).toHaveCount(2);
  await expect(activePoints(page).getByText('2 completed tasks still valid')).toBeVisible();

  const year = page.getByRole('region', { name: 'Your year' });
  await expect(year).toContainText(/Past year7 completed/);
  await expect(year).toContainText(`${7 * task.score} points in total`);
  await expect(year).toContainText(/was missed, but one day is forgiven/);
  await expect(year.getByText('Current streak').locator('..')).toContainText('4 days');
  await year.getByRole('button', { name: /^Show all/ }).click();
  const weeks = year.getByRole('table').locator('tbody tr');
  // The first completion was 100 days ago.
  await expect.poll(() => weeks.count()).toBeGreaterThanOrEqual(15);
  expect(await weeks.count()).toBeLessThanOrEqual(16);
  const totals = await weeks.locator('td:nth-last-child(2)').allTextContents();
  expect(totals.reduce((sum, total) => sum + Number(total), 0)).toBe(7);
  expect(await violationsOf(page)).toEqual([]);
});
