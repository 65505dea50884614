import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';

const FIRST_SCRIPT = '**/assets/index-*.js';

const advice = (page: Page) => page.getByText('This page should have opened by now.');

test('a page says what to do when its first script can’t be read or is gone', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Invalid regular expression/, /404 \(Not Found\)/);
  const unreadable = { contentType: 'text/javascript', body: 'const later = /(?<later>/;' };
  for (const path of ['/login', '/newaccount', '/userlanding']) {
    for (const response of [unreadable, { status: 404 }]) {
      await page.route(FIRST_SCRIPT, (route) => route.fulfill(response));
      await page.goto(path);
      await expect(advice(page), path).toBeVisible({ timeout: 4000 });
      await page.unroute(FIRST_SCRIPT);
      await page.reload();
      await expect(advice(page), path).toHaveCount(0);
    }
  }
});

test('no initial script has a lookbehind, which older engines can’t parse', async ({ request }) => {
  for (const path of ['/', '/login', '/userlanding', '/history']) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, script = ''] of scripts) {
      expect(await (await request.get(script)).text(), script).not.toMatch(/\(\?<[=!]/);
    }
  }
});

test.describe('where all scripts are blocked', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says what to do after some seconds', async ({ page }) => {
    await page.goto('/login');
    await expect(advice(page)).toBeHidden();
    await expect(advice(page)).toBeVisible({ timeout: 15_000 });
  });
});
