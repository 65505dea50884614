import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import type { Account } from './accounts';
import { accountOf, dataApiOf } from './data-api';
import { openHome } from './home';
import { ownRows } from './own-rows';

const LARGER = `{
  medium: listTasksByDifficulty(difficulty: Medium, limit: 1000) { items { id name } }
  strategic: listTasksByDifficulty(difficulty: Strategic, limit: 1000) { items { id name } }
}`;
const Listed = v.object({ items: v.array(v.object({ id: v.string(), name: v.string() })) });
const Larger = v.object({ medium: Listed, strategic: Listed });

/** Puts a medium or strategic task on the account's list. */
export async function addToList(page: Page, name: string): Promise<void> {
  const post = await dataApiOf(page);
  const account = await accountOf(page);
  const find = async () => {
    const { medium, strategic } = v.parse(Larger, await post(LARGER, {}));
    return [...medium.items, ...strategic.items].filter((task) => task.name === name);
  };
  await expect.poll(find).toHaveLength(1);
  const id = (await find())[0]?.id ?? '';
  const input = {
    id: `${account}#${id}`,
    userId: account,
    owner: account,
    taskId: id,
    selectionDate: new Date().toISOString(),
  };
  await post(
    'mutation ($input: CreateUserTaskSelectionInput!) { createUserTaskSelection(input: $input) { id } }',
    { input },
  );
  await expect
    .poll(async () => (await ownRows(page)).selections.map(({ taskId }) => taskId))
    .toContain(id);
}

/** Opens the account's home in a window of its own, with a task on its list. */
export async function openWithTask(page: Page, account: Account, name: string): Promise<void> {
  await openHome(page, account);
  await addToList(page, name);
  await page.reload();
  await expect(page.getByRole('article', { name })).toBeVisible();
}

/** Opens the account's home and completes a task of the demo content that is estimated. Returns the task's card. */
export async function openWithSavings(page: Page, account: Account): Promise<Locator> {
  const name = 'Plan a week of green dinners';
  await openWithTask(page, account, name);
  const card = page.getByRole('article', { name });
  // The steps come after the card, and move its button.
  await expect(card.getByText('0 of 4 steps')).toBeVisible();
  await card.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(homeLine(page)).toContainText('Past 7 days: you saved about ');
  return card;
}

/** The home's line with recent savings, a link to the impact page. */
export const homeLine = (page: Page) =>
  page.getByRole('link', { name: /^(Past 7 days|Since [A-Z]|Your impact so far)/ });

/** Expects the home to name this amount, and perhaps others, as saved in the past week. */
export async function expectSaved(page: Page, amount: string): Promise<void> {
  const first = `Past 7 days: you saved about ${amount}`.replaceAll('.', String.raw`\.`);
  await expect(homeLine(page)).toHaveText(new RegExp(`^${first}( ·|$)`));
}
