import { expect, type Page } from '@playwright/test';
import { emulatorOrigin } from '../addresses';
import { launchOptions } from './browser';

/** Launch options with the back/forward cache, which Playwright turns off and Chromium's headless shell lacks. */
export const cachingOptions = {
  ...launchOptions,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/**
 * Leaves the page for another site, runs `meanwhile`, comes back, and expects the cached page. Otherwise, the failure
 * says why it wasn't cached.
 */
export async function leaveAndComeBack(
  page: Page,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<void> {
  const address = page.url();
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['restored'] = String(persisted);
    }),
  );
  await page.goto(`${emulatorOrigin}/mailbox`);
  await meanwhile();
  // The page may be gone before it answers.
  await page.evaluate(() => history.back()).catch(() => undefined);
  await expect(page).toHaveURL(address);
  const state = () =>
    page.evaluate(() => {
      if (document.documentElement.dataset['restored'] === 'true') return 'restored';
      const [navigation] = performance.getEntriesByType('navigation');
      return JSON.stringify(navigation && Reflect.get(navigation, 'notRestoredReasons'));
    });
  await expect.poll(state, address).toBe('restored');
}
