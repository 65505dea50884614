/** `npm run screenshots`: makes the README's pictures anew, from the built application and the emulator. */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchOptions } from '../setup/browser';
import { demoAccounts } from '../../amplify/seed/demo-accounts';
import { appOrigin } from '../addresses';
import { newAccount, signIn } from '../setup/accounts';
import { projectFolder } from '../setup/emulator-process';
import startStack from '../setup/start-stack';

const folder = join(projectFolder, 'docs', 'pictures');
mkdirSync(folder, { recursive: true });
const stop = await startStack();
const browser = await chromium.launch(launchOptions);

try {
  const member = await newAccount();
  await picture('landing', 1440, 900, 'light', (page) => page.goto('/'));
  await picture('home', 1440, 900, 'light', (page) => openHome(page, member));
  await picture('home-dark', 1440, 900, 'dark', (page) => openHome(page, member));
  await picture('home-phone', 390, 844, 'light', (page) => openHome(page, member));
  await picture('home-phone-dark', 390, 844, 'dark', (page) => openHome(page, member));
  const [, admin] = demoAccounts;
  await picture('admin', 1440, 900, 'light', async (page) => {
    await page.goto('/admin');
    await signIn(page, admin);
    await page.waitForURL('**/admin');
  });
  await picture('task-editor', 1440, 900, 'light', async (page) => {
    await page.goto('/taskeditor');
    await signIn(page, admin);
    await page.waitForURL('**/taskeditor');
    await page.getByRole('button', { name: /^Edit/ }).first().waitFor();
  });
} finally {
  await browser.close();
  await stop();
}

async function picture(
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
  // What was clicked on the way is neither pointed at nor scrolled to any more.
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
}

/** The member's home with one task done; the message that says so has gone. */
async function openHome(page: Page, member: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await signIn(page, member);
  await page.getByRole('article').nth(2).waitFor();
  const done = page.getByRole('button', { name: 'Task Complete' });
  if ((await done.count()) === 0) {
    await page.getByRole('button', { name: 'Mark Complete' }).first().click();
    await done.first().waitFor();
    await page.reload();
    await done.first().waitFor();
  }
}
