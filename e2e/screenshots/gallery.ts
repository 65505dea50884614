import type { Browser, Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { adminPaths, paths } from '../../src/paths';
import { appOrigin } from '../addresses';
import { type Account, newAccount } from '../setup/accounts';
import { loadCompletions, tasksOf } from '../setup/completions';
import { dailyCards, openHome } from '../setup/home';
import { openAs } from '../setup/session';
import { takePlans } from './plans';

const SIZES = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;
const THEMES = ['light', 'dark'] as const;

/** Takes a picture of a page, by name. */
export type Take = (name: string) => Promise<void>;

/** Writes pictures of the pages and their states to a folder: each whole page, at each width, in both themes. */
export async function takeGallery(browser: Browser, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const scenes of [takeVisitor, takeNewcomer, takeMember, takePlans, takeAdmin]) {
    const context = await browser.newContext({
      baseURL: appOrigin,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await scenes(page, (name) => takeAll(page, join(folder, name)));
    await context.close();
  }
}

async function takeAll(page: Page, path: string): Promise<void> {
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

async function takeVisitor(page: Page, take: Take): Promise<void> {
  await open(page, paths.landing);
  await take('landing');
  await open(page, paths.newAccount);
  await page.getByLabel('Email').waitFor();
  await take('sign-up');
}

async function takeNewcomer(page: Page, take: Take): Promise<void> {
  await openAs(page, await newAccount(), paths.completeSignUp);
  await page.getByRole('button', { name: "Let's Go!" }).click();
  await page.getByRole('dialog').waitFor();
  await take('welcome');
  await page.getByRole('button', { name: 'Skip' }).click();
  await take('welcome-last');
}

async function takeMember(page: Page, take: Take): Promise<void> {
  const account = await newAccount();
  await openHome(page, account);
  const done = dailyCards(page).getByRole('button', { name: 'Task Complete' });
  const next = dailyCards(page).getByRole('button', { name: 'Mark Complete' }).first();
  await page.waitForLoadState('networkidle');
  await take('home-new-and-empty');
  await next.click();
  await done.first().waitFor();
  await page.getByText('complete: ').waitFor();
  await take('home-one-done-and-message');
  for (let at = 1; at < 3; at += 1) {
    await next.click();
    await done.nth(at).waitFor();
  }
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await take('home-all-done');
  await takeHistory(page, account, take);
  await page.context().setOffline(true);
  await page.getByText(/^You’re offline\./).waitFor();
  await take('home-offline');
}

/** The pages of a member with many completions, ending at home with goals. */
async function takeHistory(page: Page, account: Account, take: Take): Promise<void> {
  const tasks = [...tasksOf('Medium'), ...tasksOf('Strategic')];
  await loadCompletions(
    page,
    Array.from({ length: 40 }, (_, at) => ({
      taskId: tasks[at % tasks.length]?.id ?? '',
      daysAgo: at * 2.5 + 0.01,
      days: 30 + (at % 3) * 30,
    })),
  );
  await openAs(page, account, paths.userHistory);
  await page.waitForLoadState('networkidle');
  await take('history');
  await open(page, paths.userProfile);
  await take('profile');
  await open(page, paths.impact);
  await take('impact');
  await open(page, paths.mediumTasks);
  await page.getByRole('button', { name: 'Add to my list' }).first().click();
  await page.getByRole('button', { name: 'OK' }).click();
  await take('medium-tasks');
  await open(page, paths.userLanding);
}

async function takeAdmin(page: Page, take: Take): Promise<void> {
  await openAs(page, await newAccount({ groups: ['Admin'] }), paths.admin);
  for (const [name, path] of Object.entries(adminPaths)) {
    await open(page, path);
    await take(name);
  }
}
