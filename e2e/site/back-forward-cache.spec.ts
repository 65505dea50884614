import type { Page } from '@playwright/test';
import { emulatorOrigin } from '../addresses';
import { launchOptions } from '../setup/browser';
import { expect, test } from '../setup/fixtures';
import { adminPaths, memberPaths } from '../../src/paths';
import { openAs } from '../setup/session';

// Playwright turns the back/forward cache off, and Chromium's headless shell has none.
test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Leaves the page for another site, and expects it as it was on coming back. If it isn't, the failure says why. */
async function expectRestored(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['restored'] = String(persisted);
    }),
  );
  await page.goto(`${emulatorOrigin}/mailbox`);
  // The page may be gone before it answers.
  await page.evaluate(() => history.back()).catch(() => undefined);
  await expect(page).toHaveURL(path);
  const state = () =>
    page.evaluate(() => {
      if (document.documentElement.dataset['restored'] === 'true') return 'restored';
      const [navigation] = performance.getEntriesByType('navigation');
      return JSON.stringify(navigation && Reflect.get(navigation, 'notRestoredReasons'));
    });
  await expect.poll(state, path).toBe('restored');
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

/** One page of each kind: what is sent, kept and drawn differs at home, in forms and in charts. */
const pages = [memberPaths.userLanding, memberPaths.userProfile, memberPaths.userHistory];
/** Of a list, and of two. */
const livePages = [adminPaths.taskEditor, adminPaths.admin];

test('pages of members and admins come back from the back/forward cache', async ({
  page,
  admin,
  expectedConsoleErrors,
}) => {
  test.slow();
  // The live lists connect again.
  expectedConsoleErrors.push(/WebSocket connection .+ Page entered Back-Forward Cache/);
  await openAs(page, admin, memberPaths.library);
  for (const path of pages) {
    await page.goto(path);
    await expectRestored(page, path);
  }
  for (const path of livePages) {
    await openLive(page, path);
    await expectRestored(page, path);
  }
});
