import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page's service worker has cached the application for offline use. The test must allow service
 * workers.
 */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Goes offline, and waits until the page shows this and the age of its data, since both lines move the rest down. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText(/^You’re offline\..* This page was last updated/)).toBeVisible();
}

/** What the browser itself logs on a page without a connection. */
export const OFFLINE_ERROR = /could not be brought up to date/;
