import type { Page } from '@playwright/test';
import type { Account } from '../setup/accounts';
import { violationsOf } from '../setup/axe';
import { loadCompletions, tasksOf } from '../setup/completions';
import { planFault } from '../setup/controls';
import { expect, test } from '../setup/fixtures';
import { openAs } from '../setup/session';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Opens the history directly, so no data of the home page is cached. */
async function openHistory(page: Page, account: Account): Promise<void> {
  await openAs(page, account, '/userhistory');
  await expect(page.getByText('Nothing completed yet')).toBeVisible();
}

const undoText = (name: string) => `Undo ${name}`;

const activePoints = (page: Page) => page.getByRole('region', { name: 'Active points' });

test('lists completions, sorts them, and opens their details', async ({ page, account }) => {
  await openHistory(page, account);
  const [first, second] = tasksOf('Strategic');
  if (!first || !second) throw new Error('The demo content has no strategic tasks');
  await loadCompletions(page, [
    { taskId: first.id, daysAgo: 1, days: 60 },
    { taskId: second.id, daysAgo: 2, days: 30 },
    { taskId: 'deleted-since', daysAgo: 3, days: 90 },
  ]);
  await page.reload();

  const table = activePoints(page).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    'Task Name',
    'Description',
    'Daily Points',
    'Completed Date',
    'Expiration Date',
  ]);
  // They were just recorded, so each offers Undo.
  const names = table.locator('tbody').getByRole('row').locator('td:first-child');
  await expect(names).toHaveText([first.name, second.name, 'Unknown Task']);
  const last = table.locator('tbody').getByRole('row').locator('td:last-child');
  await expect(last).toHaveText([first.name, second.name, 'Unknown Task'].map(undoText));
  await expect(table.getByText(first.description)).toHaveCount(0);
  await table.getByRole('button', { name: 'Expiration Date' }).click();
  await expect(names).toHaveText([second.name, first.name, 'Unknown Task']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    page.viewportSize()?.width,
  );
  await table.getByRole('button', { name: first.name, exact: true }).press('Enter');
  await expect(table.getByText(first.description)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('computes expiring points, streak and year from the completions', async ({
  page,
  account,
}) => {
  await openHistory(page, account);
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
  if (isPhone(page)) await year.getByRole('button', { name: /^Show all/ }).click();
  const weeks = year.getByRole('table').locator('tbody tr');
  // The first completion was 100 days ago.
  await expect.poll(() => weeks.count()).toBeGreaterThanOrEqual(15);
  expect(await weeks.count()).toBeLessThanOrEqual(16);
  const totals = await weeks.locator('td:nth-last-child(2)').allTextContents();
  expect(totals.reduce((sum, total) => sum + Number(total), 0)).toBe(7);
  expect(await violationsOf(page)).toEqual([]);
});

test(
  'undoing a completion from the history also lowers the level',
  { tag: '@desktop' },
  async ({ page, account }) => {
    await openAs(page, account, '/userlanding');
    const card = page
      .getByRole('region', { name: 'Your Daily Tasks' })
      .getByRole('article')
      .first();
    await card.getByRole('button', { name: 'Mark Complete' }).click();
    await expect(page.getByText(/complete: \+\d+ points?\b.*\.$/).last()).toBeVisible();
    const name = await card.getByRole('heading').textContent();

    // Opened directly, so the home page's score and level aren't cached.
    await page.goto('/userhistory');
    await planFault(page, 'appsync:commitMember', { kind: 'error', times: 1 });
    await activePoints(page)
      .getByRole('button', { name: `Undo ${name}` })
      .click();
    await expect(page.getByText(`Couldn’t undo “${name}”.`)).toBeVisible();
    await activePoints(page)
      .getByRole('button', { name: `Undo ${name}` })
      .click();
    await expect(page.getByText(`“${name}” is no longer marked complete.`)).toBeVisible();
    await expect(page.getByText('Nothing completed yet')).toBeVisible();

    await page.goto('/userlanding');
    await expect(page.getByRole('link', { name: 'SusScore 0 Level 0' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Mark Complete' })).toBeEnabled();
  },
);
