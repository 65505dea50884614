import type { Browser, Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { adminPaths, memberPaths, paths, publicPaths, signInPaths } from '../../src/paths';
import { appOrigin } from '../addresses';
import { newAccount } from '../setup/accounts';
import { loadHistory } from '../setup/completions';
import { dailyCards, openHome } from '../setup/home';
import { openAs } from '../setup/session';
import { capturePlans } from './plans';

const SIZES = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;
const THEMES = ['light', 'dark'] as const;

/** Saves a picture of a page under a name. */
export type Capture = (name: string) => Promise<void>;

/** Writes pictures of the pages and their states to a folder: each whole page, at each width, in both themes. */
export async function captureGallery(browser: Browser, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const scenes = [captureVisitor, captureWelcome, captureMember, capturePlans, captureAdmin];
  for (const captureScene of scenes) {
    const context = await browser.newContext({
      baseURL: appOrigin,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await captureScene(page, (name) => captureAll(page, join(folder, name)));
    await context.close();
  }
}

async function captureAll(page: Page, path: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.mouse.move(0, 0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: `${path}-${width}-${colorScheme}.png`,
        fullPage: true,
        animations: 'disabled',
      });
    }
  }
}

/** Opens a page and waits until it has loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function capturePages(
  page: Page,
  capture: Capture,
  pages: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    await open(page, path);
    await capture(name);
  }
}

const captureVisitor = (page: Page, capture: Capture) =>
  capturePages(page, capture, { ...publicPaths, ...signInPaths });

async function captureWelcome(page: Page, capture: Capture): Promise<void> {
  await openAs(page, await newAccount(), paths.completeSignUp);
  await page.getByRole('button', { name: "Let's Go!" }).click();
  await page.getByRole('dialog').waitFor();
  await capture('welcome');
  await page.getByRole('button', { name: 'Skip' }).click();
  await capture('welcome-last');
}

async function captureMember(page: Page, capture: Capture): Promise<void> {
  await openHome(page, await newAccount());
  const done = dailyCards(page).getByRole('button', { name: 'Task Complete' });
  const next = dailyCards(page).getByRole('button', { name: 'Mark Complete' }).first();
  await page.waitForLoadState('networkidle');
  await capture('home-new-and-empty');
  await next.click();
  await done.first().waitFor();
  await page.getByText('complete: ').waitFor();
  await capture('home-one-done-and-message');
  for (let at = 1; at < 3; at += 1) {
    await next.click();
    await done.nth(at).waitFor();
  }
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await capture('home-all-done');
  await captureHistory(page, capture);
  await page.context().setOffline(true);
  await page.getByText(/^You’re offline\./).waitFor();
  await capture('home-offline');
}

/** The pages of a member with many completions, ending at home with goals. */
async function captureHistory(page: Page, capture: Capture): Promise<void> {
  await loadHistory(page);
  await open(page, paths.mediumTasks);
  await page.getByRole('button', { name: 'Add to my list' }).first().click();
  await page.getByRole('button', { name: 'OK' }).click();
  await capturePages(page, capture, { ...memberPaths, impactOfMember: paths.impact });
  await open(page, paths.userLanding);
}

async function captureAdmin(page: Page, capture: Capture): Promise<void> {
  await openAs(page, await newAccount({ groups: ['Admin'] }), paths.admin);
  await capturePages(page, capture, adminPaths);
}
