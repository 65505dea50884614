import type { Page } from '@playwright/test';

declare global {
  interface Window {
    badges: number[];
  }
}

/** Records the numbers on the application's icon; headless browsers have no icon to show them on. */
export async function recordBadges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.badges = [];
    const record = (count: number) => Promise.resolve(void window.badges.push(count));
    Object.assign(navigator, { setAppBadge: record, clearAppBadge: () => record(0) });
  });
}

/** Returns the number that the icon shows; undefined before the page has set one. */
export function badgeOf(page: Page): Promise<number | undefined> {
  return page.evaluate(() => window.badges.at(-1));
}
