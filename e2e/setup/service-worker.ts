import type { Page } from '@playwright/test';

/** Waits until the page's service worker keeps the application for offline. The test must allow service workers. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** What the console says of a page that has no connection. */
export const OFFLINE_ERRORS: readonly RegExp[] = [
  /ERR_INTERNET_DISCONNECTED/,
  /could not be brought up to date/,
];
