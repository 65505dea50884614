import type { Page } from '@playwright/test';
import { adminPaths, memberPaths } from '../../src/paths';
import { emulatorOrigin } from '../addresses';
import { signIn } from '../setup/accounts';
import { cachingOptions, leaveAndComeBack } from '../setup/back-forward-cache';
import { expect, test } from '../setup/fixtures';
import { openAs } from '../setup/session';

test.use({ launchOptions: cachingOptions });

/**
 * Opens an admin page and waits until its live lists are connected, since the cache would cut off their first
 * messages.
 */
async function openLive(page: Page, path: string): Promise<void> {
  const acknowledged = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('start_ack')),
    );
  await page.goto(path);
  await acknowledged;
}

/** Pages with one live list, and with two. */
const livePages = [adminPaths.taskEditor, adminPaths.admin];

// The test of an account switch covers members' pages.
test('pages with live lists come back from the back/forward cache', async ({
  page,
  admin,
  expectedConsoleErrors,
}) => {
  // The live lists connect again.
  expectedConsoleErrors.push(/WebSocket connection .+ Page entered Back-Forward Cache/);
  await openAs(page, admin, memberPaths.library);
  for (const path of livePages) {
    await openLive(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await leaveAndComeBack(page);
  }
});

test('a visitor’s page that comes back after a sign-in offers the account menu', async ({
  page,
  account,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'User Login' })).toBeVisible();
  // The page reloads once it is restored, so the tab's storage records whether it came from the cache.
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => (sessionStorage['came'] = persisted)),
  );
  await page.goto(`${emulatorOrigin}/mailbox`);
  const other = await page.context().newPage();
  await other.goto('/login');
  await signIn(other, account);
  await expect(other).toHaveURL(memberPaths.userLanding);
  await other.close();
  // The page may be gone before it answers.
  await page.evaluate(() => history.back()).catch(() => undefined);
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'User Login' })).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage['came'])).toBe('true');
});
