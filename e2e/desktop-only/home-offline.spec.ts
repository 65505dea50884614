import type { Page } from '@playwright/test';
import { tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import { addButton } from '../setup/goals';
import {
  cardOf,
  dailyNames,
  expectThreeDailies,
  openHome,
  openOnAnotherDevice,
  scoreBar,
} from '../setup/home';
import { ownRows } from '../setup/own-rows';
import { openWithTask } from '../setup/savings';
import { OFFLINE_ERRORS, waitForServiceWorker } from '../setup/service-worker';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(...OFFLINE_ERRORS);
});

const markComplete = { name: 'Mark Complete' };
const WAITING = '1 change is waiting for a connection';

test('home opens offline, and what is done there outlasts its tab and is recorded once online', async ({
  page,
  account,
  context,
}) => {
  await openHome(page, account);
  const names = await dailyNames(page);
  const [first = '', second = ''] = names;
  await cardOf(page, first).getByRole('button', markComplete).click();
  await expect(page.getByText(/ complete: \+\d+ points?( · .+)?\.$/).last()).toBeVisible();
  await waitForServiceWorker(page);

  await context.setOffline(true);
  await page.reload();
  await expectThreeDailies(page);
  expect(await dailyNames(page)).toEqual(names);
  await expect(page.getByText(/^You’re offline\./)).toBeVisible();
  await expect(scoreBar(page)).toHaveAccessibleName(/Level 1/);

  const before = Date.now();
  await cardOf(page, second).getByRole('button', markComplete).click();
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  const after = Date.now();
  await expect(cardOf(page, second).getByText('Waiting for a connection')).toBeVisible();
  await expect(page.getByText(WAITING)).toBeVisible();
  await expect(scoreBar(page)).toHaveAccessibleName(/Level 2/);

  const back = await context.newPage();
  await page.close();
  await back.goto('/userlanding');
  await expectThreeDailies(back);
  const done = cardOf(back, second).getByRole('button', { name: 'Task Complete' });
  await expect(done).toBeDisabled();
  await expect(back.getByText(WAITING)).toBeVisible();
  await expect(scoreBar(back)).toHaveAccessibleName(/Level 2/);

  await context.setOffline(false);
  await expect(back.getByText('The change that waited for a connection is saved.')).toBeVisible();
  await expect(back.getByText(WAITING)).toBeHidden();
  await expect(back.getByText('Waiting for a connection')).toBeHidden();
  await expect(scoreBar(back)).toHaveAccessibleName(/Level 2/);
  // The list may lag.
  await expect.poll(async () => (await ownRows(back)).completions).toHaveLength(2);
  const { level, completions } = await ownRows(back);
  expect(level).toBe(2);
  const times = completions.map(({ completedDate }) => Date.parse(completedDate));
  expect(times).toHaveLength(2);
  const latest = Math.max(...times);
  expect(latest).toBeGreaterThanOrEqual(before);
  expect(latest).toBeLessThanOrEqual(after);
});

test('a completion that is taken back offline is never recorded', async ({
  page,
  account,
  context,
}) => {
  await openHome(page, account);
  const [name = ''] = await dailyNames(page);
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await cardOf(page, name).getByRole('button', markComplete).click();
  await expect(page.getByText(WAITING)).toBeVisible();
  await cardOf(page, name)
    .getByRole('button', { name: `Undo ${name}` })
    .click();
  await expect(cardOf(page, name).getByRole('button', markComplete)).toBeEnabled();
  await expect(page.getByText(WAITING)).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText(/^You’re offline\./)).toBeHidden();
  await page.reload();
  await expectThreeDailies(page);
  await expect(scoreBar(page)).toHaveAccessibleName(/Level 0/);
  expect((await ownRows(page)).completions).toEqual([]);
});

test('of one task done on two devices, the completion that arrives first counts', async ({
  page,
  account,
  context,
  browser,
}) => {
  await openHome(page, account);
  const [name = ''] = await dailyNames(page);
  const other = await openOnAnotherDevice(browser, account);
  await expectThreeDailies(other);
  await context.setOffline(true);
  await cardOf(page, name).getByRole('button', markComplete).click();
  await expect(page.getByText(WAITING)).toBeVisible();
  const offlineBy = Date.now();

  await cardOf(other, name).getByRole('button', markComplete).click();
  await expect(other.getByText(/ complete: \+\d+ points?( · .+)?\.$/).last()).toBeVisible();
  await context.setOffline(false);
  await expect(
    page.getByText(`“${name}” was already complete on another device. Its points count once.`),
  ).toBeVisible();
  const times = async () =>
    (await ownRows(page)).completions.map(({ completedDate }) => Date.parse(completedDate));
  await expect.poll(async () => (await times()).map((time) => time > offlineBy)).toEqual([true]);
  expect((await ownRows(page)).level).toBe(1);
  await expect(scoreBar(page)).toHaveAccessibleName(/Level 1/);
  await other.context().close();
});

const goalCard = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('a task that is added offline, and one that is removed, outlast the tab and are stored once online', async ({
  page,
  account,
  context,
}) => {
  await openHome(page, account);
  await page.goto('/mediumtasks');
  const [kept = '', added = ''] = tasksOf('Medium').map(({ name }) => name);
  await addButton(page, kept).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(goalCard(page, kept)).toBeVisible();
  await waitForServiceWorker(page);
  await page.getByRole('link', { name: 'Manage and Add...' }).first().click();
  await expect(goalCard(page, added)).toBeVisible();

  await context.setOffline(true);
  await addButton(page, added).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(goalCard(page, added).getByText('Waiting for a connection')).toBeVisible();
  await goalCard(page, kept).getByRole('button', { name: 'Remove Task' }).click();
  await expect(goalCard(page, kept)).toBeHidden();
  await expect(page.getByText('2 changes are waiting for a connection')).toBeVisible();

  const back = await context.newPage();
  await page.close();
  await back.goto('/userlanding');
  await expect(goalCard(back, added).getByText('Waiting for a connection')).toBeVisible();
  await expect(goalCard(back, kept)).toBeHidden();
  const before = Date.now();

  await context.setOffline(false);
  await expect(
    back.getByText('The 2 changes that waited for a connection are saved.'),
  ).toBeVisible();
  await expect(goalCard(back, added)).toBeVisible();
  await expect(back.getByText('Waiting for a connection')).toBeHidden();
  const goals = async () =>
    (await ownRows(back)).selections.filter(({ id }) => id.includes('#goal#'));
  await expect.poll(goals).toHaveLength(1);
  expect(Date.parse((await goals())[0]?.selectionDate ?? '')).toBeLessThanOrEqual(before);
});

test('a task opened offline has its steps, and why it helps', async ({
  page,
  account,
  context,
}) => {
  const task = tasksOf('Strategic').find(({ steps, whyItHelps }) => steps && whyItHelps);
  const name = task?.name ?? '';
  await openWithTask(page, account, name);
  const card = page.getByRole('article', { name });
  const steps = card.getByRole('button', { name: / steps / });
  await expect(steps).toBeVisible();
  await waitForServiceWorker(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^You’re offline\./)).toBeVisible();
  await steps.click();
  await page.getByRole('dialog', { name }).getByRole('checkbox').first().check();
  await page.keyboard.press('Escape');
  await expect(steps).toContainText('1 of ');
  await card.getByRole('button', { name: `About ${name}` }).click();
  await expect(page.getByText('Why it helps', { exact: true })).toBeVisible();
});
