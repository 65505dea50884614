import { expect, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Returns where the page violates axe's rules: by default those for WCAG 2.2 A and AA, and its best practices. */
export async function violationsOf(page: Page, options: RunOptions = {}): Promise<Result[]> {
  expect(page.frames(), 'axe looks into no frames').toHaveLength(1);
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axe.source);
  await settled(page);
  return page.evaluate(async (chosen) => {
    const results = await window.axe?.run(document, { ...chosen, resultTypes: ['violations'] });
    if (!results) throw new Error('axe is missing from the page');
    return results.violations;
  }, options);
}

/** Fails if the page violates axe's rules for WCAG 2.2 A and AA or its best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = (await violationsOf(page)).map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect.soft(found, page.url()).toEqual([]);
}

/** Checks the page in both themes and leaves it in the light one. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

/** Waits until everything that fades or changes its color has done so; what turns forever does not count. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(running.map((one) => one.finished));
  });
}

/** Checks a page that was just opened, once it has loaded. */
export async function expectNoViolation(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
}
