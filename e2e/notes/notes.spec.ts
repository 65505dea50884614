import type { Locator, Page } from '@playwright/test';
import { emulatorOrigin } from '../addresses';
import { expectAccessible } from '../setup/axe';
import { operationOf } from '../setup/operations';
import { expect, test } from '../setup/fixtures';
import {
  cardOf,
  dailyNames,
  markComplete,
  messageUndo,
  openMenu,
  openOnAnotherDevice,
} from '../setup/home';
import { ownRows } from '../setup/own-rows';
import { expectReflow } from '../setup/reflow';
import { goOffline, OFFLINE_ERROR, waitForServiceWorker } from '../setup/service-worker';

test.use({ serviceWorkers: 'allow', expectedConsoleErrors: [OFFLINE_ERROR] });

const dialog = (page: Page) => page.getByRole('dialog');
const note = (page: Page) => dialog(page).getByRole('textbox', { name: 'Your note' });
const options = (card: Locator) => card.getByRole('button', { name: /^Options for / });

/** Opens the home and completes the first of the daily tasks. Returns its name. */
async function completeOne(page: Page): Promise<string> {
  const [name = ''] = await dailyNames(page);
  await markComplete(cardOf(page, name));
  await expect(page.getByText(/\+\d+ points?\b.*\.$/).last()).toBeVisible();
  return name;
}

/** Opens the note of a completed card. */
async function openNote(page: Page, name: string, entry: string): Promise<void> {
  await openMenu(options(cardOf(page, name)));
  await page.getByRole('menuitem', { name: entry }).click();
}

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

/** Lists may lag behind commits. */
async function leaveNotesOutOfLists(page: Page): Promise<void> {
  await page.route(`${emulatorOrigin}/graphql`, async (route) => {
    if (operationOf(route.request()) !== 'Home') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/"note":"(?:[^"\\]|\\.)*"/g, '"note":null');
    return route.fulfill({ response, body });
  });
}

const LONG = `${'Donaudampfschiff'.repeat(8)} ${'🚲'.repeat(70)}`;
const RIGHT_TO_LEFT = 'רכבתי שנים-עשר קילומטרים בגשם';

test('a note is added on the card, changed in the history, removed and brought back @phone', async ({
  home: page,
}) => {
  const name = await completeOne(page);
  await openNote(page, name, 'Add a note');
  await expect(dialog(page)).toHaveAccessibleName(name);
  await note(page).fill(`${'🚲'.repeat(200)}x`);
  await dialog(page).getByRole('button', { name: 'Save note' }).click();
  await expect(note(page)).toBeFocused();
  await expect(note(page)).toHaveAccessibleDescription(
    /Use at most 200 characters \(you have 201\)/,
  );
  await expect(note(page)).toHaveValue(`${'🚲'.repeat(200)}x`);
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

  await leaveNotesOutOfLists(page);
  await page.goto('/userlanding');
  await expect(await detailsOf(page, name)).toContainText(LONG);
  await expectReflow(page);
});

test('a note waits for a connection, alone or with its completion, and of two devices the later arrival counts', async ({
  home: page,
  account,
  context,
  browser,
}) => {
  const name = await completeOne(page);
  const [, second = ''] = await dailyNames(page);
  await waitForServiceWorker(page);
  const other = await openOnAnotherDevice(browser, account);
  await expect(cardOf(other, name).getByRole('button', { name: 'Task Complete' })).toBeVisible();

  await goOffline(page);
  await openNote(page, name, 'Add a note');
  await save(page, 'written offline');
  await expect(page.getByText(/Saved on this device\.$/).last()).toBeVisible();
  await markComplete(cardOf(page, second));
  await expect(cardOf(page, second).getByText('Waiting for a connection')).toBeVisible();
  await openNote(page, second, 'Add a note');
  await save(page, 'with its completion');
  await page.reload();
  await expect(cardOf(page, name).getByText('Waiting for a connection')).toBeVisible();
  await expect(await detailsOf(page, name)).toContainText('written offline');

  await openNote(other, name, 'Add a note');
  await save(other, 'written meanwhile');
  await context.setOffline(false);
  await expect(cardOf(page, name).getByText('Waiting for a connection')).toHaveCount(0);
  await expect
    .poll(async () => new Set((await ownRows(page)).completions.map((row) => row.note)))
    .toEqual(new Set(['with its completion', 'written offline']));
  await other.reload();
  await expect(await detailsOf(other, name)).toContainText('written offline');

  await test.step('and comes back if its completion was undone', async () => {
    await goOffline(page);
    await openNote(page, name, 'Change note');
    await save(page, 'too late');
    await cardOf(other, name)
      .getByRole('button', { name: `Undo ${name}` })
      .click();
    await expect(other.getByText(/is no longer marked complete\.$/).last()).toBeVisible();
    await page.reload();
    await context.setOffline(false);
    await expect(
      page.getByText(
        `“${name}” is no longer marked complete, so your note on it wasn’t saved: too late`,
      ),
    ).toBeVisible();
    await expectAccessible(page);
  });
});
