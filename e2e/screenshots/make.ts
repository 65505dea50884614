/**
 * `npm run screenshots`: retakes the README's pictures from the built application and the emulator. With `-- --all DIR`,
 * it also writes pictures of the pages and their states, at four widths and in both themes, to that folder.
 */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchOptions } from '../setup/browser';
import { demoAccounts, demoMember } from '../../amplify/seed/demo-accounts';
import { appOrigin } from '../addresses';
import { projectFolder } from '../setup/emulator-process';
import { dailyCards } from '../setup/home';
import { openAs } from '../setup/session';
import startStack from '../setup/start-stack';
import { captureGallery } from './gallery';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { all: { type: 'string' } },
});
const folder = join(projectFolder, 'docs', 'pictures');
mkdirSync(folder, { recursive: true });
const stop = await startStack();
const browser = await chromium.launch(launchOptions);

try {
  await screenshot('landing', 1440, 900, 'light', (page) => page.goto('/'));
  // Tall enough to show the larger tasks, one with a plan.
  await screenshot('home', 1440, 1430, 'light', openHome);
  await screenshot('home-dark', 1440, 900, 'dark', openHome);
  await screenshot('home-phone', 390, 844, 'light', openHome);
  await screenshot('home-phone-dark', 390, 844, 'dark', openHome);
  const [, admin] = demoAccounts;
  await screenshot('admin', 1440, 900, 'light', (page) => openAs(page, admin, '/admin'));
  await screenshot('task-editor', 1440, 900, 'light', async (page) => {
    await openAs(page, admin, '/taskeditor');
    await page.getByRole('button', { name: /^Edit/ }).first().waitFor();
  });
  if (values.all !== undefined) await captureGallery(browser, values.all);
} finally {
  await browser.close();
  await stop();
}

async function screenshot(
  name: string,
  width: number,
  height: number,
  colorScheme: 'light' | 'dark',
  open: (page: Page) => Promise<unknown>,
): Promise<void> {
  const page = await browser.newPage({
    baseURL: appOrigin,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
  });
  await open(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page
    .getByText(/^Loading/)
    .first()
    .waitFor({ state: 'detached' });
  // Clears the hover and scroll position left by earlier clicks.
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
}

/** Opens the demo member's home page with one daily task complete, a plan, and no message. */
async function openHome(page: Page): Promise<void> {
  await openAs(page, demoMember, '/userlanding');
  await dailyCards(page).nth(2).waitFor();
  const done = dailyCards(page).getByRole('button', { name: 'Task Complete' });
  if ((await done.count()) > 0) return;
  await dailyCards(page).getByRole('button', { name: 'Mark Complete' }).first().click();
  await done.first().waitFor();
  await planFirst(page);
  await page.reload();
  await done.first().waitFor();
}

/** Plans the demo member's first medium task. */
async function planFirst(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const medium = page.getByRole('region', { name: 'Do a Little More' }).getByRole('article');
  await medium
    .first()
    .getByRole('button', { name: /^Options for / })
    .click();
  await page.getByRole('menuitem', { name: 'Plan when to do it' }).click();
  await dialog
    .getByRole('button', { name: /morning$/ })
    .first()
    .click();
  await dialog.waitFor({ state: 'hidden' });
}
