import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { appOrigin } from '../addresses';
import type { Account } from './accounts';
import { openAs } from './session';

/**
 * Opens an account's home and waits until it shows its daily tasks and the visit is recorded. From then on, the page
 * sends no requests on its own that a planned fault or a sign-out could hit.
 */
export async function openHome(page: Page, account: Account): Promise<void> {
  await openAs(page, account, '/userlanding');
  await expectThreeDailies(page);
  await visitRecorded(page);
  // The first assignment is an action too.
  await allRecorded(page);
}

/**
 * Reloads the page. Resolves once the browser has noted that there is a profile: from then on the page sends no
 * requests on its own.
 */
export async function revisit(page: Page): Promise<void> {
  await forgetVisit(page);
  await page.reload();
  await visitRecorded(page);
}

/** Resolves once the browser has noted that there is a profile: from then on, no tab checks for it. */
export async function visitRecorded(page: Page): Promise<void> {
  const isNoted = () => Object.keys(localStorage).some((key) => key.endsWith('.profile'));
  await expect.poll(() => page.evaluate(isNoted)).toBe(true);
}

/** Resolves once no action in this browser is waiting for an answer. */
export async function allRecorded(page: Page): Promise<void> {
  const waits = () => Object.keys(localStorage).some((key) => key.startsWith('verdure.waiting.'));
  await expect.poll(() => page.evaluate(waits)).toBe(false);
}

/** Makes the browser forget that there is a profile, so that the next visit notes it again. */
export async function forgetVisit(page: Page): Promise<void> {
  await visitRecorded(page);
  await forget(page, '.profile');
}

/** Makes the browser forget its last visit's home page, so the next visit has to read it. */
export const forgetSnapshot = (page: Page) => forget(page, '.snapshot');

function forget(page: Page, ending: string): Promise<void> {
  return page.evaluate((end) => {
    for (const key of Object.keys(localStorage)) {
      if (key.endsWith(end)) localStorage.removeItem(key);
    }
  }, ending);
}

export async function expectThreeDailies(page: Page): Promise<void> {
  await expect(dailyCards(page)).toHaveCount(3);
}

/**
 * Opens a card's menu in the middle of the window, away from messages. Scrolls instantly, since a click at a position
 * from before a smooth scroll would miss the menu and close it.
 */
export async function openMenu(button: Locator): Promise<void> {
  await button.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await button.click();
}

export function dailyCards(page: Page) {
  return page.getByRole('region', { name: 'Your Daily Tasks' }).getByRole('article');
}

/** The task names on the daily cards, sorted. */
export async function dailyNames(page: Page): Promise<string[]> {
  return (await dailyCards(page).getByRole('heading').allTextContents()).toSorted();
}

/** Waits until the daily tasks show their stored pictures. */
export async function expectPictures(page: Page): Promise<void> {
  const pictures = dailyCards(page).locator('img');
  await expect(pictures).toHaveCount(3);
  await expectLoaded(pictures);
}

/** Waits until signed pictures have loaded. */
export async function expectLoaded(pictures: Locator): Promise<void> {
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('src', /X-Amz-Signature=/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
}

export function cardOf(page: Page, name: string) {
  return dailyCards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
}

export function scoreBar(page: Page) {
  return page.getByRole('link', { name: /^SusScore/ });
}

/** Completes a card's task. */
export const markComplete = (card: Locator) =>
  card.getByRole('button', { name: 'Mark Complete' }).click();

/** Completes a daily task, and waits until its card shows it. */
export async function completeDaily(page: Page, name: string): Promise<void> {
  await markComplete(cardOf(page, name));
  await expect(cardOf(page, name).getByRole('button', { name: 'Task Complete' })).toBeVisible();
}

/** The region of messages. */
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** The message's Undo button; a complete task's card has its own. */
export function messageUndo(page: Page) {
  return messages(page).getByRole('button', { name: 'Undo', exact: true });
}

/** The undo button in a completion's message. */
export function undoButton(page: Page, name: string) {
  return messages(page)
    .locator('div', { hasText: `“${name}”` })
    .filter({ hasText: /\+\d+ point|Saved on this device/ })
    .getByRole('button', { name: 'Undo' });
}

/** Waits for a completion's message and focuses its undo button, which keeps the message from disappearing. */
export async function holdUndoToast(page: Page, name: string): Promise<void> {
  await undoButton(page, name).focus();
}

/** Brings the page to the front, as switching back to its window does. */
export async function bringToFront(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

/** A page in its own browser context, as on another device; closed with the test's browser. */
export async function anotherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: appOrigin, serviceWorkers: 'block' });
  return context.newPage();
}
