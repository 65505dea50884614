import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShift?: number;
  }
}

/** Sums the layout shifts of each page from its start, those right after an input excepted. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        window.layoutShift = (window.layoutShift ?? 0) + Number(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns how much the page has shifted since it started, or undefined if it isn't watched. */
export async function layoutShift(page: Page): Promise<number | undefined> {
  return page.evaluate(() => window.layoutShift);
}
