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

test(
  'a double-click on Undo undoes one completion',
  { tag: '@desktop' },
  async ({ page, account }) => {
    await openHistory(page, account);
    const tasks = tasksOf('Strategic');
    await loadCompletions(
      page,
      tasks.slice(0, 3).map(({ id }, at) => ({ taskId: id, daysAgo: 0, days: 30 + at })),
    );
    await page.reload();
    await expect(activePoints(page).getByText('3 completed tasks still valid')).toBeVisible();
    const undo = activePoints(page).getByRole('button', { name: /^Undo / });
    await undo.first().dblclick({ delay: 40 });
    await expect(page.getByText(/is no longer marked complete\.$/).last()).toBeVisible();
    await page.reload();
    await expect(activePoints(page).getByText('2 completed tasks still valid')).toBeVisible();
  },
);

test('a late check-in whose points have expired can be undone, and counts for nothing', async ({
  page,
  account,
}) => {
  await openHistory(page, account);
  const [task, other] = tasksOf('Daily');
  if (!task || !other) throw new Error('The demo content has no daily tasks');
  await loadCompletions(page, [
    { taskId: task.id, daysAgo: 1.5, days: 1 },
    { taskId: other.id, daysAgo: 0, days: 20 },
  ]);
  await page.reload();
  const late = page.getByRole('region', { name: 'Checked in late' });
  await expect(late.getByRole('listitem')).toContainText(task.name);
  await expect(activePoints(page).getByText('1 completed task still valid')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await late.getByRole('button', { name: `Undo ${task.name}` }).click();
  await expect(page.getByText(`“${task.name}” is no longer marked complete.`)).toBeVisible();
  await expect(late).toHaveCount(0);
  await page.reload();
  await expect(activePoints(page).getByText('1 completed task still valid')).toBeVisible();
  await expect(late).toHaveCount(0);
});

test(
  'shows an error when the history fails to load, and loads it on retry',
  { tag: '@desktop' },
  async ({ page, account }) => {
    await openHistory(page, account);
    const [task] = tasksOf('Daily');
    if (!task) throw new Error('The demo content has no daily tasks');
    await loadCompletions(page, [{ taskId: task.id, daysAgo: 0.5, days: 20 }]);
    const field = 'listCompletedTaskByNameofownerAndExpirationDate';
    await planFault(page, `appsync:${field}`, { kind: 'error', times: 1 });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Failed to load task history' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(activePoints(page).getByText(task.name).first()).toBeVisible();
  },
);
