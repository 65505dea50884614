import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from './accounts';
import { accountOf } from './data-api';
import { createAsDeveloper, rowsWhere } from './developer-api';
import { openHome } from './home';
import { ownRows } from './own-rows';

/** Puts a medium or strategic task on the account's list. */
export async function addToList(page: Page, name: string): Promise<void> {
  const owner = await accountOf(page);
  // A list may lag behind a new task.
  await expect(async () => {
    const [task] = await rowsWhere('listTasks', 'name: { eq: $text }', name);
    const taskId = task?.id ?? '';
    expect(taskId, name).not.toBe('');
    const selectionDate = new Date().toISOString();
    const row = { id: `${owner}#${taskId}`, userId: owner, owner, taskId, selectionDate };
    await createAsDeveloper('UserTaskSelection', [row]);
    const { selections } = await ownRows(page);
    expect(selections.map((selection) => selection.taskId)).toContain(taskId);
  }).toPass();
}

/** Opens the account's home with a task on its list. */
export async function openWithTask(page: Page, account: Account, name: string): Promise<void> {
  await openHome(page, account);
  await addToList(page, name);
  await page.reload();
  await expect(page.getByRole('article', { name })).toBeVisible();
}

/** Opens the account's home and completes a demo task that has estimates. Returns the task's card. */
export async function openWithSavings(page: Page, account: Account): Promise<Locator> {
  const name = 'Plan a week of green dinners';
  await openWithTask(page, account, name);
  const card = page.getByRole('article', { name });
  // The steps load after the card, and move its button.
  await expect(card.getByText('0 of 4 steps')).toBeVisible();
  await card.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(homeLine(page)).toContainText('Past 7 days: you saved about ');
  return card;
}

/** The home's line with recent savings, a link to the impact page. */
export const homeLine = (page: Page) =>
  page.getByRole('link', { name: /^(Past 7 days|Since [A-Z]|Your impact so far)/ });

/** Expects the home to list this amount, and perhaps others, as saved in the past week. */
export async function expectSaved(page: Page, amount: string): Promise<void> {
  const first = `Past 7 days: you saved about ${amount}`.replaceAll('.', String.raw`\.`);
  await expect(homeLine(page)).toHaveText(new RegExp(`^${first}( ·|$)`));
}
