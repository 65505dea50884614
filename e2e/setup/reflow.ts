import { expect, type Page } from '@playwright/test';

/** The narrowest phone, or a 1280-pixel screen at 400% zoom (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 };
/** A laptop's screen at 200% zoom (WCAG 1.4.4). */
const ZOOMED = { width: 640, height: 400 };
/** Phones at 200% text size (WCAG 1.4.4): to styles in rem, these are half as wide. */
const LARGE_LETTERS = [
  { width: 195, height: 422 },
  { width: 160, height: 320 },
];

/** Fails if the open page is wider than a narrow screen or has unreachable controls there, and names the elements. */
export async function expectReflow(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const screen of [NARROW, ZOOMED, ...LARGE_LETTERS]) {
    await page.setViewportSize(screen);
    // The styles of the new width apply at the next frame.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.clientWidth))
      .toBe(screen.width);
    const problems = await page.evaluate(overflowing, screen.width);
    expect.soft(problems, `${page.url()} at ${screen.width}`).toEqual({ wide: [], outside: [] });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, page.url()).toBe(screen.width);
  }
  if (size) await page.setViewportSize(size);
}

/** Runs in the page. Returns elements that make it wider than `width`, and controls that are out of reach. */
function overflowing(width: number) {
  const name = (element: Element) => element.outerHTML.slice(0, 120);
  const isWide = document.documentElement.scrollWidth > width;
  const wide = [...document.querySelectorAll(isWide ? 'main *' : 'nothing')].filter(
    (element) => element.getBoundingClientRect().right > width,
  );
  const outside = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    // Text for screen readers only is one pixel wide, and wide tables scroll by themselves.
    .filter((control) => control.getBoundingClientRect().width > 1)
    .filter((control) => !control.closest('[inert], [popover], table'))
    .filter((control) => {
      const { left, right } = control.getBoundingClientRect();
      return left < -1 || right > width + 1;
    });
  return { wide: wide.map(name), outside: outside.map(name) };
}
