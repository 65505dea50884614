import { expect, type Browser, type Page } from '@playwright/test';
import { appOrigin } from '../addresses';
import type { Account } from './accounts';
import { openAs } from './session';

/** Opens an account's home and waits for the landing page with its three daily tasks. */
export async function openHome(page: Page, account: Account): Promise<void> {
  await openAs(page, account, '/userlanding');
  await expectThreeDailies(page);
}

export async function expectThreeDailies(page: Page): Promise<void> {
  await expect(dailyCards(page)).toHaveCount(3);
}

export function dailyCards(page: Page) {
  return page.getByRole('region', { name: 'Your Daily Tasks' }).getByRole('article');
}

/** The names on the daily cards, in an order of their own. */
export async function dailyNames(page: Page): Promise<string[]> {
  return (await dailyCards(page).getByRole('heading').allTextContents()).toSorted();
}

export function cardOf(page: Page, name: string) {
  return dailyCards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
}

export function scoreBar(page: Page) {
  return page.getByRole('link', { name: /^SusScore/ });
}

/** The way back in the message about a completion. */
export function undoOf(page: Page, name: string) {
  return page
    .getByRole('region', { name: 'Messages' })
    .locator('div', { hasText: `“${name}” complete` })
    .getByRole('button', { name: 'Undo' });
}

/** Waits for that message and holds it: it would go after some seconds, and does not while it has the focus. */
export async function keepUndo(page: Page, name: string): Promise<void> {
  await undoOf(page, name).focus();
}

/** What a person does who comes back to a window beside another one. */
export async function lookAt(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

/** A page in a browser of its own, as on another device; closed with the test's browser. */
export async function anotherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: appOrigin, serviceWorkers: 'block' });
  return context.newPage();
}
