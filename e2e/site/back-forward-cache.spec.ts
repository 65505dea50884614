import type { Page } from '@playwright/test';
import { emulatorOrigin } from '../addresses';
import { launchOptions } from '../setup/browser';
import { expect, test } from '../setup/fixtures';
import { adminPages, memberPages } from '../setup/pages';
import { openAs } from '../setup/session';

// Playwright turns the back/forward cache off, and Chromium's headless shell has none.
test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Leaves the page for another site and comes back. Returns why it was not restored; undefined if it was. */
async function reasonsNotRestored(page: Page, path: string): Promise<string | undefined> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['restored'] = String(persisted);
    }),
  );
  await page.goto(`${emulatorOrigin}/mailbox`);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
  return page.evaluate(() => {
    if (document.documentElement.dataset['restored'] === 'true') return undefined;
    const [navigation] = performance.getEntriesByType('navigation');
    return JSON.stringify(navigation && Reflect.get(navigation, 'notRestoredReasons'));
  });
}

async function expectRestored(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect.soft(await reasonsNotRestored(page, path), path).toBeUndefined();
}

/** Opens an admin page, and waits until its live lists are connected: in between, the cache cuts their messages off. */
async function openLive(page: Page, path: string): Promise<void> {
  const acknowledged = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('start_ack')),
    );
  await page.goto(path);
  await acknowledged;
}

test('the pages of members come back from the back/forward cache', async ({ page, account }) => {
  test.slow();
  await openAs(page, account, '/userprofilepage');
  for (const path of memberPages) {
    await page.goto(path);
    await expectRestored(page, path);
  }
});

test('the pages of admins come back from the back/forward cache', async ({
  page,
  admin,
  expectedConsoleErrors,
}) => {
  test.slow();
  // Their live lists connect again.
  expectedConsoleErrors.push(/WebSocket connection .+ Page entered Back-Forward Cache/);
  await openAs(page, admin, '/userprofilepage');
  for (const path of adminPages) {
    await openLive(page, path);
    await expectRestored(page, path);
  }
});
