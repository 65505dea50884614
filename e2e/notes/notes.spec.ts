import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../setup/axe';
import { expect, test } from '../setup/fixtures';
import { cardOf, completeDaily, dailyNames, messageUndo, openMenu } from '../setup/home';
import { ownRows } from '../setup/own-rows';
import { expectReflow } from '../setup/reflow';

const dialog = (page: Page) => page.getByRole('dialog');
const note = (page: Page) => dialog(page).getByRole('textbox', { name: 'Your note' });
const options = (card: Locator) => card.getByRole('button', { name: /^Options for / });

async function save(page: Page, text: string): Promise<void> {
  await note(page).fill(text);
  await dialog(page).getByRole('button', { name: 'Save note' }).click();
  await expect(dialog(page)).toBeHidden();
}

/** Shows the back of a card. */
async function detailsOf(page: Page, name: string): Promise<Locator> {
  const card = cardOf(page, name);
  const about = card.getByRole('button', { name: `About ${name}` });
  if ((await about.getAttribute('aria-expanded')) === 'false') await about.click();
  return card.getByRole('region', { name: `About ${name}` });
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Active points' }).getByRole('row').filter({ hasText: name });

const LONG = `${'Donaudampfschiff'.repeat(8)} ${'🚲'.repeat(70)}`;
const RIGHT_TO_LEFT = 'רכבתי שנים-עשר קילומטרים בגשם';

test('a note is added on the card, changed in the history, removed and restored @phone', async ({
  home: page,
}) => {
  const [name = ''] = await dailyNames(page);
  await completeDaily(page, name);
  await openMenu(options(cardOf(page, name)));
  await page.getByRole('menuitem', { name: 'Add a note' }).click();
  await expect(dialog(page)).toHaveAccessibleName(name);
  await expectAccessible(page);
  await save(page, '12 km,\n\nin the\u200B rain');
  await expect(options(cardOf(page, name))).toBeFocused();
  await expect(page.getByText(`Note saved on “${name}”.`).last()).toBeVisible();
  await expect(await detailsOf(page, name)).toContainText('12 km, in the rain');
  await expect
    .poll(async () => (await ownRows(page)).completions)
    .toMatchObject([{ note: '12 km, in the rain' }]);
  await expectAccessible(page);

  await page.goto('/userhistory');
  await expect(rowOf(page, name)).toContainText('12 km, in the rain');
  const change = rowOf(page, name).getByRole('button', { name: `Change note on ${name}` });
  await change.click();
  await expect(note(page)).toHaveValue('12 km, in the rain');
  await save(page, RIGHT_TO_LEFT);
  await expect(change).toBeFocused();
  const shown = rowOf(page, name).getByText(RIGHT_TO_LEFT);
  expect(await shown.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  await change.click();
  await save(page, LONG);
  await expect(rowOf(page, name)).toContainText(LONG);
  await expectReflow(page);
  await expectAccessible(page);

  await change.click();
  await dialog(page).getByRole('button', { name: 'Remove note' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(rowOf(page, name)).not.toContainText(LONG);
  await expect(
    rowOf(page, name).getByRole('button', { name: `Add a note to ${name}` }),
  ).toBeFocused();
  await messageUndo(page).click();
  await expect(rowOf(page, name)).toContainText(LONG);

  await page.goto('/userlanding');
  await expect(await detailsOf(page, name)).toContainText(LONG);
  await expectReflow(page);
});
