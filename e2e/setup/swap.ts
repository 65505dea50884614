import { expect, type Page } from '@playwright/test';
import { tasksOf } from './completions';
import { dailyCards, dailyNames, openMenu } from './home';
import { ownRows } from './own-rows';

type Choice = 'Swap for another' | 'I already do this' | 'Not for me';

/** The button that opens the menu of a task's card. */
export const optionsOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Options for ${name}` });

/** Chooses an entry in the menu of a task's card. */
export async function choose(page: Page, name: string, choice: Choice): Promise<void> {
  await openMenu(optionsOf(page, name));
  await page.getByRole('menuitem', { name: choice }).click();
}

/** The names on the cards, in order. */
export const namesInOrder = (page: Page) => dailyCards(page).getByRole('heading').allTextContents();

/** Expects three different tasks on the page, and exactly these in the backend. */
export async function expectThreeDistinct(page: Page): Promise<void> {
  await expect(dailyCards(page)).toHaveCount(3);
  const names = await dailyNames(page);
  expect(new Set(names).size).toBe(3);
  const byName = new Map(tasksOf('Daily').map(({ id, name }) => [name, id]));
  await expect
    .poll(async () => (await ownRows(page)).selections.map(({ taskId }) => taskId).toSorted())
    .toEqual(names.map((name) => byName.get(name) ?? '').toSorted());
}
