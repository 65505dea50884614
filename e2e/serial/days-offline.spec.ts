import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import {
  cardOf,
  dailyCards,
  dailyNames,
  expectThreeDailies,
  openHome,
  openOnAnotherDevice,
  scoreBar,
} from '../setup/home';
import { storedSetNumber } from '../setup/member-record';
import { ownRows } from '../setup/own-rows';
import { OFFLINE_ERRORS, waitForServiceWorker } from '../setup/service-worker';
import { BackendClock } from './weeks-offline/trip-clock';

test.use({ serviceWorkers: 'allow' });

const DAY_MS = 24 * 60 * 60 * 1000;

test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(...OFFLINE_ERRORS, /The profile could not be created/);
});

const backend = new BackendClock();
test.afterEach(() => backend.reset());

/** Expects three other tasks with a full day on the countdown, and returns their names. */
async function nextDay(page: Page, before: readonly string[]): Promise<string[]> {
  await backend.advance(DAY_MS + 1000);
  await page.clock.fastForward(DAY_MS + 1000);
  await expect.poll(() => dailyNames(page)).not.toEqual(before);
  await expect(dailyCards(page)).toHaveCount(3);
  await expect(page.getByRole('timer')).toHaveText(/^(24h 0m 0s|23h 59m \d+s)$/);
  return dailyNames(page);
}

/** Waits until the account's daily set of this number is stored, and no other. */
async function expectStored(page: Page, number: number): Promise<void> {
  // Until the page has renewed its token, the backend refuses the one that is stored.
  await expect(async () => {
    expect(await storedSetNumber(page)).toBe(number);
    expect((await ownRows(page)).selections).toHaveLength(3);
  }).toPass();
}

/** Marks a task complete without a connection. */
async function completeOffline(page: Page, name: string): Promise<void> {
  await cardOf(page, name).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(cardOf(page, name).getByText('Waiting for a connection')).toBeVisible();
}

test('each day offline has three other tasks, and they are stored as they were shown', async ({
  page,
  account,
  context,
}) => {
  await page.clock.install();
  await openHome(page, account);
  const first = await dailyNames(page);
  await waitForServiceWorker(page);

  await context.setOffline(true);
  const second = await nextDay(page, first);
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  const [done = ''] = second;
  await completeOffline(page, done);
  await page.reload();
  await expectThreeDailies(page);
  expect(await dailyNames(page)).toEqual(second);
  await expect(cardOf(page, done).getByRole('button', { name: 'Task Complete' })).toBeVisible();

  const third = await nextDay(page, second);
  expect(third.filter((name) => second.includes(name))).toEqual([]);
  const [also = ''] = third;
  await completeOffline(page, also);

  await context.setOffline(false);
  await expect(
    page.getByText('The 2 changes that waited for a connection are saved.'),
  ).toBeVisible();
  await expect(scoreBar(page)).toHaveAccessibleName(/Level 2/);
  await expectStored(page, 3);
  expect(await dailyNames(page)).toEqual(third);
  await page.reload();
  await expectThreeDailies(page);
  expect(await dailyNames(page)).toEqual(third);
  await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(2);
});

test('the tasks that another device got in the meantime stay, and no completion is lost', async ({
  page,
  account,
  context,
  browser,
}) => {
  await page.clock.install();
  await openHome(page, account);
  const first = await dailyNames(page);
  await waitForServiceWorker(page);
  const other = await openOnAnotherDevice(browser, account);
  await expectThreeDailies(other);
  await context.setOffline(true);
  const [done = ''] = await nextDay(page, first);
  await completeOffline(page, done);

  await other.clock.setSystemTime(Date.now() + DAY_MS + 60_000);
  // Its second set has the tasks that this device has chosen as well, by the same rules; its third has others.
  await other.reload();
  await expect.poll(() => dailyNames(other)).not.toEqual(first);
  await expectStored(other, 2);
  await other.getByRole('button', { name: 'Refresh Daily Tasks' }).click();
  await expectStored(other, 3);
  await expectThreeDailies(other);
  const theirs = await dailyNames(other);
  await other.context().close();

  await context.setOffline(false);
  await expect(page.getByText('The change that waited for a connection is saved.')).toBeVisible();
  await expect(scoreBar(page)).toHaveAccessibleName(/Level 1/);
  await expect.poll(() => dailyNames(page)).toEqual(theirs);
  // The lists may lag.
  await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(1);
  expect((await ownRows(page)).selections).toHaveLength(3);
});
