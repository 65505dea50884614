import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { newAccount, type Account } from './accounts';
import { openAs } from './session';

/** A name that no other test uses. */
export function newName(what: string): string {
  return `${what} ${randomUUID().slice(0, 8)}`;
}

/** Opens an admin's page and waits until an admin's page is there and hears of the changes of others. */
export async function openDesk(page: Page, account: Account, path: string): Promise<void> {
  await openAs(page, account, path);
  await expect(page.getByText('Live: changes of others appear here')).toBeVisible();
}

/** Another admin, in a browser of their own. */
export async function anotherAdmin(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openDesk(page, await newAccount({ groups: ['Admin'] }), path);
  return page;
}

/** Fills in a new task; what is not given gets a value. */
export async function fillTask(page: Page, name: string, difficulty = 'Medium'): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Difficulty', { exact: true }).selectOption(difficulty);
  await page.getByLabel('Score', { exact: true }).fill('12');
  await page.getByLabel('Duration', { exact: true }).fill('7');
  await page.getByLabel('Description', { exact: true }).fill('What to do.');
  await page.getByLabel('Earth Impact', { exact: true }).fill('Less waste.');
  await page.getByLabel('Financial Impact', { exact: true }).fill('Saves a little.');
}

/** Makes a task on the task builder's page and finds it in the list. */
export async function buildTask(page: Page, name: string): Promise<Locator> {
  await fillTask(page, name);
  await page.getByRole('button', { name: 'Save Task' }).click();
  return findRow(page, name);
}

/** The row of a list that is named so, searched for. */
export async function findRow(page: Page, name: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: /^Search (tasks|links)/ }).fill(name);
  const row = page.getByRole('list').getByRole('article', { name, exact: true });
  await expect(row).toBeVisible();
  return row;
}
