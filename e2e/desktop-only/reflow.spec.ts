import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../setup/emulator-process';
import { loadCompletions, tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import { openHome } from '../setup/home';
import { guardedPages, publicPages } from '../setup/pages';

// The narrowest phone, and a 1280-pixel screen at 400% zoom (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 640 } });

/** Fails if a page is wider than the screen, and names the elements that overflow. */
async function expectReflow(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const wide = await page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return Array.from(document.querySelectorAll('main *'))
      .filter((element) => element.getBoundingClientRect().right > innerWidth)
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect.soft(wide, path).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
}

test('no public page scrolls sideways at 320 pixels', async ({ page }) => {
  for (const path of publicPages) await expectReflow(page, path);
});

for (const [group, paths] of Object.entries(guardedPages)) {
  test(`no page of ${group} scrolls sideways at 320 pixels`, async ({ page, admin }) => {
    await openHome(page, admin);
    for (const path of paths) await expectReflow(page, path);
  });
}

test('a home with large figures does not scroll sideways at 320 pixels', async ({
  page,
  account,
}) => {
  await openHome(page, account);
  const tasks = await tasksOf(page, 'Strategic');
  const completions = Array.from({ length: 30 }, (_, at) => ({
    taskId: tasks[at % tasks.length]?.id ?? '',
    daysAgo: at + 0.01,
    days: 400,
  }));
  await loadCompletions(page, completions);
  await expectReflow(page, '/userlanding');
  await expect(page.getByRole('link', { name: /SusScore/ })).toContainText('30 days');
});

test('the built site does not include the component gallery', () => {
  const manifest = readFileSync(join(projectFolder, '.verdure', 'manifest.json'), 'utf8');
  expect(manifest).toContain('src/pages/member/user-landing.tsx');
  expect(manifest).not.toContain('development');
});
