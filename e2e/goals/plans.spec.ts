import type { Page } from '@playwright/test';
import { appOrigin } from '../addresses';
import { signIn, signOut } from '../setup/accounts';
import { badgeOf, recordBadges } from '../setup/app-badge';
import { expectAccessible } from '../setup/axe';
import { tasksOf } from '../setup/completions';
import { accountOf } from '../setup/data-api';
import { downloadedEvent } from '../setup/downloads';
import { expect, test } from '../setup/fixtures';
import { addButton, storePlan } from '../setup/goals';
import { dailyCards, expectThreeDailies, markComplete, openOnAnotherDevice } from '../setup/home';
import { tabAndPress, tabTo } from '../setup/keyboard';
import { ownRows } from '../setup/own-rows';
import { openAs } from '../setup/session';

const list = (page: Page) => page.getByRole('region', { name: 'Do a Little More' });
const dialog = (page: Page) => page.getByRole('dialog');

const [medium = '', other = ''] = tasksOf('Medium').map(({ name }) => name);

/** Adds tasks without a plan on their page, and goes home. */
async function addTasks(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await addButton(page, name).click();
    const answer = name === names.at(-1) ? 'Cancel' : 'OK';
    await dialog(page).getByRole('button', { name: answer }).click();
    await expect(dialog(page)).toBeHidden();
  }
  await expect(list(page).getByRole('article')).toHaveCount(names.length);
}

/** The rows of the list as the backend stores them, in the order in which they were added. */
async function storedList(page: Page) {
  const accountId = await accountOf(page);
  const { selections } = await ownRows(page);
  return selections
    .filter(({ id }) => id.startsWith(`${accountId}#goal#`))
    .toSorted((a, b) => (a.selectionDate < b.selectionDate ? -1 : 1));
}

/** Stores a plan for the task of the list that was added last, as another device did, and reloads the home. */
async function planLast(page: Page, daysFromNow: number): Promise<string> {
  // The page shows an added task before the backend has it.
  const shown = await list(page).getByRole('article').count();
  await expect.poll(async () => (await storedList(page)).length).toBe(shown);
  await storePlan(page, (await storedList(page)).at(-1)?.id ?? '', daysFromNow);
  const name = (await list(page).getByRole('heading', { level: 3 }).last().textContent()) ?? '';
  await page.reload();
  return name;
}

test('a plan takes two taps on a phone, and every device shows it @phone', async ({
  page,
  account,
  browser,
}) => {
  await openAs(page, account, '/mediumtasks');
  const name = medium;
  await addButton(page, name).click();
  await expectAccessible(page);

  const cues = dialog(page).getByRole('group', { name: 'When will you do it?' });
  await cues.getByRole('button', { name: /after work$/ }).click();
  const sentence = dialog(page).getByRole('status');
  await expect(sentence).toContainText(/^After work .+, I’ll /);
  const said = (await sentence.textContent()) ?? '';
  const link = await test.step('it goes to a calendar', async () => {
    const add = dialog(page).getByRole('button', { name: 'Add to calendar' });
    const { event } = await downloadedEvent(page, () => add.click());
    expect(event.getFirstPropertyValue('dtstart')?.toString()).toMatch(/T17:30:00$/);
    return String(event.getFirstPropertyValue('url'));
  });
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  await expect(list(page).getByRole('article', { name }).getByText(said)).toBeVisible();
  await page.reload();
  await expect(list(page).getByRole('article', { name }).getByText(said)).toBeVisible();
  const other = await openOnAnotherDevice(browser, account);
  const card = list(other).getByRole('article', { name });
  await expect(card.getByText(said)).toBeVisible();
  await test.step('the event leads to the task', async () => {
    expect(new URL(link).origin).toBe(appOrigin);
    await other.goto('about:blank');
    await other.goto(link);
    await expect(card.locator(':focus')).toHaveText(said);
    await expect(card.getByRole('button', { name: 'Mark Complete' })).toBeInViewport({
      ratio: 1,
    });
  });
  await test.step('even for members who have to sign in first', async () => {
    await signOut(other);
    await other.goto(link);
    await signIn(other, account);
    await expect(card.locator(':focus')).toHaveText(said);
    await expect(card.getByRole('button', { name: 'Mark Complete' })).toBeInViewport({
      ratio: 1,
    });
  });
});

test('a plan is made, changed and removed by keyboard alone', async ({ page, account }) => {
  // The page would scroll smoothly at each stop.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(page, account, '/mediumtasks');
  await tabAndPress(page, addButton(page, medium));
  const cues = dialog(page).getByRole('group', { name: 'When will you do it?' });
  await tabAndPress(page, cues.getByRole('button', { name: /morning$/ }));
  await expect(dialog(page).getByRole('status')).toContainText(/ morning, I’ll /);
  await tabAndPress(page, dialog(page).getByRole('button', { name: 'Cancel' }));
  await expectThreeDailies(page);
  await expect(list(page).getByText(/ morning, I’ll /)).toBeVisible();

  const options = list(page).getByRole('button', { name: /^Options for / });
  await tabAndPress(page, options);
  await expect(page.getByRole('menuitem', { name: 'Change the plan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await test.step('half a time isn’t taken for none', async () => {
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

test('a task planned for today comes first, and the installed app’s icon counts it until it is done or the member signs out', async ({
  page,
  account,
}) => {
  await recordBadges(page);
  await openAs(page, account, '/mediumtasks');
  await addTasks(page, [medium, other]);
  const name = await planLast(page, 0);
  const first = list(page).getByRole('article').first();
  await expect(first).toHaveAccessibleName(name);
  await expect(first.getByText('Planned for today')).toBeVisible();
  await expect(first.getByText(/^This morning, I’ll /)).toBeVisible();
  await expect.poll(() => badgeOf(page)).toBe(4);
  await test.step('the daily tasks keep the first screen', async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const daily = dailyCards(page).getByRole('button', { name: 'Mark Complete' });
    await expect(daily).toHaveCount(3);
    for (const one of await daily.all()) await expect(one).toBeInViewport({ ratio: 1 });
    await expect(first).not.toBeInViewport();
  });
  await expectAccessible(page);
  await markComplete(first);
  await expect.poll(() => badgeOf(page)).toBe(3);
  await page.goto('/userprofilepage');
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect.poll(() => badgeOf(page)).toBe(0);
});
