import { expect, type Page } from '@playwright/test';

/** The narrowest phone, and a 1280-pixel screen at 400% zoom (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 };

/** Fails if the open page is wider than the narrowest screen, and names the elements that overflow. */
export async function expectReflow(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(NARROW);
  // The styles of the new width apply at the next frame.
  await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(320);
  const wide = await page.evaluate((width) => {
    if (document.documentElement.scrollWidth <= width) return [];
    return Array.from(document.querySelectorAll('main *'))
      .filter((element) => element.getBoundingClientRect().right > width)
      .map((element) => element.outerHTML.slice(0, 120));
  }, NARROW.width);
  expect.soft(wide, page.url()).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, page.url()).toBe(NARROW.width);
  if (size) await page.setViewportSize(size);
}
