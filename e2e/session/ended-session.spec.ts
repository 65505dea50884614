import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import { dailyNames, expectThreeDailies, openHome } from '../setup/home';
import { OFFLINE_ERROR, waitForServiceWorker } from '../setup/service-worker';
import { signOutEverywhere } from '../setup/session';
import { alert } from '../setup/sign-in-steps';

/** The pages' message when the backend refuses their session. */
const ENDED = 'Your session has ended. Sign in again to continue.';

const TOKEN_LIFE_MS = 60 * 60 * 1000;

/** Opens home and returns its tasks' names. From the next load on, records whether any of them appears. */
async function openAndWatch(page: Page, account: Parameters<typeof openHome>[1]) {
  await openHome(page, account);
  const names = await dailyNames(page);
  await page.addInitScript((tasks) => {
    new MutationObserver(() => {
      const { documentElement: root } = document;
      if (tasks.some((task) => root.textContent.includes(task))) root.dataset['sawTasks'] = '';
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, names);
  return names;
}

const sawTasks = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['sawTasks'] !== undefined);

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** Leaves the page, which would notice the end of the session, and then lets its token expire. */
async function leaveAndLetTokenExpire(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.clock.setSystemTime(Date.now() + 2 * TOKEN_LIFE_MS);
}

test('a session that ended on another device shows no cached task once its token has expired', async ({
  page,
  account,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 40/);
  await openAndWatch(page, account);
  await signOutEverywhere(account);
  await leaveAndLetTokenExpire(page);
  await page.goto('/userlanding');
  await expect(alert(page, ENDED)).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await sawTasks(page)).toBe(false);
  await expect.poll(() => storedKeys(page)).toEqual([]);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an expired session shows the cached home, and ends when it is refused once online', async ({
    page,
    account,
    context,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(
      OFFLINE_ERROR,
      /status of 40/,
      // Late in the evening, its fast clock already shows the next day.
      /The profile could not be created/,
    );
    const names = await openAndWatch(page, account);
    await waitForServiceWorker(page);
    await signOutEverywhere(account);
    await leaveAndLetTokenExpire(page);
    await context.setOffline(true);
    await page.goto('/userlanding');
    await expectThreeDailies(page);
    expect(await dailyNames(page)).toEqual(names);
    await expect(page.getByText(/^You’re offline\./)).toBeVisible();

    await context.setOffline(false);
    await expect(alert(page, ENDED)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => storedKeys(page)).toEqual([]);
  });
});
