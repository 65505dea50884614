import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { newAccount, type Account } from './accounts';
import { createAsDeveloper } from './developer-api';
import { openAs } from './session';

/** A name that no other test uses. */
export function newName(label: string): string {
  return `${label} ${randomUUID().slice(0, 8)}`;
}

/** The text that an admin page shows once its list receives updates from other admins. */
export function liveStatus(page: Page): Locator {
  return page.getByText('Live: shows other admins’ changes');
}

/** Opens an admin page and waits until it receives updates from other admins. */
export async function openAdminPage(page: Page, account: Account, path: string): Promise<void> {
  await openAs(page, account, path);
  await expect(liveStatus(page)).toBeVisible();
}

/** Follows the builder's link to the editor, and waits until the editor's list has replaced the builder's. */
export async function openEditorFromBuilder(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Edit or delete tasks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Task editor' })).toBeVisible();
}

/** Stores a live task with the fields that the new-task form requires, overridden or extended by `others`. */
export async function storeTask(name: string, others: object = {}): Promise<void> {
  const task = {
    id: randomUUID(),
    name,
    difficulty: 'Medium',
    score: 12,
    duration: 7,
    state: 'Live',
    description: 'What to do.',
    earthimpact: 'Less waste.',
    moneyimpact: 'Saves a little.',
  };
  await createAsDeveloper('Tasks', [{ ...task, ...others }]);
}

/** Opens an admin page with a new task. Returns the task's row. */
export async function openWithNewTask(
  page: Page,
  admin: Account,
  path: string,
  name: string,
): Promise<Locator> {
  await storeTask(name);
  await openAdminPage(page, admin, path);
  return findRow(page, name);
}

/** Opens an admin page as another admin, in a separate browser context. */
export async function openAsAnotherAdmin(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAdminPage(page, await newAccount({ groups: ['Admin'] }), path);
  return page;
}

/** Fills in the form of a new task. */
export async function fillTask(page: Page, name: string, difficulty = 'Medium'): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Difficulty', { exact: true }).selectOption(difficulty);
  await page.getByLabel('Score', { exact: true }).fill('12');
  await page.getByLabel('Duration', { exact: true }).fill('7');
  await page.getByLabel('Description', { exact: true }).fill('What to do.');
  await page.getByLabel('Earth Impact', { exact: true }).fill('Less waste.');
  await page.getByLabel('Financial Impact', { exact: true }).fill('Saves a little.');
}

/** Creates a task on the task builder page, waits until the form is empty, and finds the task in the list. */
export async function createTask(page: Page, name: string, difficulty?: string): Promise<Locator> {
  await fillTask(page, name, difficulty);
  await page.getByRole('button', { name: 'Publish' }).click();
  // A live update can list the task before the form is cleared, which would lose text typed by then.
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  return findRow(page, name);
}

/** The field that searches the list. */
export const searchField = (page: Page) =>
  page.getByRole('searchbox', { name: /^Search (?!pictures)/ });

/** Searches the list for a name and returns its row. */
export async function findRow(page: Page, name: string): Promise<Locator> {
  await searchField(page).fill(name);
  const row = page.getByRole('list').getByRole('article', { name, exact: true });
  await expect(row).toBeVisible();
  return row;
}

/** Opens the section for import and export on the hub, with links chosen. Returns it. */
export async function openImport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open Import and export' }).click();
  const section = page.getByRole('region', { name: 'Import and export' });
  await section.getByLabel('Data to import or export').selectOption('Library');
  return section;
}

/** Chooses a file of links with this content. */
export async function chooseFile(section: Locator, content: string): Promise<void> {
  await section
    .locator('input[type=file]')
    .setInputFiles({ name: 'links.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
}

/** The question before a task or link is deleted, and its button that does. */
export function deletionOf(page: Page, name: string): { question: Locator; confirm: Locator } {
  const question = page.getByRole('dialog', { name: `Delete “${name}”?` });
  return { question, confirm: question.getByRole('button', { name: 'Delete', exact: true }) };
}

/** Opens the form of a task or link from the editor's list. */
export async function openForm(page: Page, name: string): Promise<void> {
  const row = await findRow(page, name);
  await row.getByRole('button', { name: `Edit ${name}` }).click();
}
