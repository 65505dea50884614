import type { Page } from '@playwright/test';

/** What a page says when the backend refuses its session. */
export const ENDED = 'Your session has ended. Sign in again to continue.';

const TOKEN_LIFE_MS = 60 * 60 * 1000;

/** Moves this browser's clock past the life of its access token. */
export async function letTokenExpire(page: Page): Promise<void> {
  await page.clock.setSystemTime(Date.now() + 2 * TOKEN_LIFE_MS);
}
