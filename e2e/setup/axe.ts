import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

// Minified, since every scanned page parses it: half as long as `axe.source`.
const scanner = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Ends fades and color changes, even those that begin during a scan, such as a hovered button's. */
const AT_REST = `*, ::before, ::after {
  transition: none !important;
  animation-delay: 0s !important;
  animation-duration: 0s !important;
  animation-iteration-count: 1 !important;
}`;

/** WCAG 2.5.3, which axe leaves out by default. */
const rules = { 'label-content-name-mismatch': { enabled: true } };

/**
 * Returns the page's violations of axe's rules, at rest: by default those for WCAG 2.2 A and AA, and its best
 * practices.
 */
export async function violationsOf(page: Page, options: RunOptions = {}): Promise<Result[]> {
  expect(page.frames(), 'axe looks into no frames').toHaveLength(1);
  if (await page.evaluate(() => !window.axe)) await page.evaluate(scanner);
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
    [{ rules, ...options }, AT_REST] as const,
  );
}

/** Fails if the page violates axe's rules for WCAG 2.2 A and AA or its best practices. */
export async function expectAccessible(page: Page, options: RunOptions = {}): Promise<void> {
  const violations = (await violationsOf(page, options)).map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect.soft(violations, page.url()).toEqual([]);
}

/** Checks a page that was just opened, once it has loaded. */
export async function expectNoViolation(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
}
