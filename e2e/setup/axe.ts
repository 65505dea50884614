import { expect, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Ends what fades or changes its color, also what begins during a scan, such as a button under a resting pointer. */
const AT_REST = `*, ::before, ::after {
  transition: none !important;
  animation-delay: 0s !important;
  animation-duration: 0s !important;
  animation-iteration-count: 1 !important;
}`;

/**
 * Returns where the page, at rest, violates axe's rules: by default those for WCAG 2.2 A and AA, and its best
 * practices.
 */
export async function violationsOf(page: Page, options: RunOptions = {}): Promise<Result[]> {
  expect(page.frames(), 'axe looks into no frames').toHaveLength(1);
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axe.source);
  return page.evaluate(
    async ([chosen, style]) => {
      const atRest = new CSSStyleSheet();
      atRest.replaceSync(style);
      document.adoptedStyleSheets.push(atRest);
      try {
        const results = await window.axe?.run(document, { ...chosen, resultTypes: ['violations'] });
        if (!results) throw new Error('axe is missing from the page');
        return results.violations;
      } finally {
        document.adoptedStyleSheets.pop();
      }
    },
    [options, AT_REST] as const,
  );
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

/** Checks a page that was just opened, once it has loaded. */
export async function expectNoViolation(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
}
