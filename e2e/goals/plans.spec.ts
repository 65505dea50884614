import type { Page } from '@playwright/test';
import { appOrigin } from '../addresses';
import { signIn, signOut } from '../setup/accounts';
import { expectAccessible } from '../setup/axe';
import { tasksOf } from '../setup/completions';
import { downloadedEvent } from '../setup/downloads';
import { expect, test } from '../setup/fixtures';
import { addButton } from '../setup/goals';
import { expectThreeDailies } from '../setup/home';
import { tabAndPress, tabTo } from '../setup/keyboard';
import { openAs } from '../setup/session';

const list = (page: Page) => page.getByRole('region', { name: 'Do a Little More' });
const dialog = (page: Page) => page.getByRole('dialog');

const medium = tasksOf('Medium')[0]?.name ?? '';

test('a plan takes two taps on a phone, and its event leads to the task @phone', async ({
  page,
  account,
}) => {
  await openAs(page, account, '/mediumtasks');
  const name = medium;
  await addButton(page, name).click();
  await expectAccessible(page);

  const cues = dialog(page).getByRole('group', { name: 'When will you do it?' });
  await cues.getByRole('button', { name: /after work$/ }).click();
  const sentence = dialog(page).getByText(/, I’ll /);
  await expect(sentence).toContainText(/^After work .+, I’ll /);
  const said = (await sentence.textContent()) ?? '';
  const link = await test.step('it can be added to a calendar', async () => {
    const add = dialog(page).getByRole('button', { name: 'Add to calendar' });
    const { event } = await downloadedEvent(page, () => add.click());
    expect(event.getFirstPropertyValue('dtstart')?.toString()).toMatch(/T17:30:00$/);
    return String(event.getFirstPropertyValue('url'));
  });
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  const card = list(page).getByRole('article', { name });
  await expect(card.getByText(said)).toBeVisible();
  await page.reload();
  await expect(card.getByText(said)).toBeVisible();
  await test.step('the event leads to the task', async () => {
    expect(new URL(link).origin).toBe(appOrigin);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(card.locator(':focus')).toHaveText(said);
    await expect(card.getByRole('button', { name: 'Mark Complete' })).toBeInViewport({
      ratio: 1,
    });
  });
  await test.step('even if members must sign in first', async () => {
    await signOut(page);
    await page.goto(link);
    await signIn(page, account);
    await expect(card.locator(':focus')).toHaveText(said);
    await expect(card.getByRole('button', { name: 'Mark Complete' })).toBeInViewport({
      ratio: 1,
    });
  });
});

test('a plan can be made, changed and removed by keyboard', async ({ page, account }) => {
  // Otherwise, the page would scroll smoothly at each Tab stop.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(page, account, '/mediumtasks');
  await tabAndPress(page, addButton(page, medium));
  const cues = dialog(page).getByRole('group', { name: 'When will you do it?' });
  await tabAndPress(page, cues.getByRole('button', { name: /morning$/ }));
  await expect(dialog(page).getByText(/ morning, I’ll /)).toBeFocused();
  await tabAndPress(page, dialog(page).getByRole('button', { name: 'Cancel' }));
  await expectThreeDailies(page);
  await expect(list(page).getByText(/ morning, I’ll /)).toBeVisible();

  const options = list(page).getByRole('button', { name: /^Options for / });
  await tabAndPress(page, options);
  await expect(page.getByRole('menuitem', { name: 'Change the plan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await test.step('an incomplete time isn’t taken for none', async () => {
    const time = dialog(page).getByLabel('Time (optional)');
    await tabTo(page, time);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect(time).toHaveAccessibleDescription('Enter a valid time, or clear it');
    await page.keyboard.type('09');
    await expect(time).toHaveAccessibleDescription('');
  });
  const where = dialog(page).getByLabel('Where? (optional)');
  await tabTo(page, where);
  await page.keyboard.type('in the hall');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(options).toBeFocused();
  await expect(list(page).getByText(/ morning, in the hall, I’ll /)).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Change the plan' })).toBeFocused();
  await page.keyboard.press('End');
  const { calendar } = await downloadedEvent(page, () => page.keyboard.press('Enter'));
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  await expect(list(page).getByText(/I’ll /)).toHaveCount(0);
  await expect(page.getByText(/^Removed the plan\. .+ stays on your list\.$/).last()).toBeVisible();
});
