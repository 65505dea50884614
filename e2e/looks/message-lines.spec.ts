import type { Locator, Page } from '@playwright/test';
import { planFault } from '../setup/controls';
import { storeTask } from '../setup/admin-pages';
import { expect, test } from '../setup/fixtures';
import { markComplete, messages, messageUndo, revisit, undoButton } from '../setup/home';
import { addToList } from '../setup/savings';

/** The longest allowed name, of a task that other tests aren't offered. */
const LONGEST_NAME =
  'Take the train to a place that you have always wanted to see, and bring all of your friends along for the whole journey!';
/** The demo's larger tasks with the longest names or savings. */
const LARGER_TASKS = [
  'Install a water-saving showerhead',
  'Collect rain for your garden',
  'Switch to an electric car',
];
/** The space that pages leave free at their end, in pixels. */
const BAR_HEIGHT = 64;

const messageText = (page: Page) => messages(page).getByRole('paragraph');

/** Fails if the message has more than two lines, or if anything but the task's name is cut off. */
async function expectTwoLines(paragraph: Locator, message: { name: string; rest: string }) {
  const shape = () =>
    paragraph.evaluate((text) => ({
      lines: Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
      isCut: text.scrollHeight > text.clientHeight,
      bar: text.parentElement?.offsetHeight,
    }));
  // The page shortens the message once it is notified of the new width.
  await expect.poll(shape, message.name).toMatchObject({ isCut: false, bar: BAR_HEIGHT });
  const [shown = ''] = (await paragraph.innerText()).split('\n');
  expect((await shape()).lines, shown).toBeLessThanOrEqual(2);
  expect(shown).toContain(message.rest);
  const [, name = ''] = /“([^”]*)”/.exec(shown) ?? [];
  expect(message.name.startsWith(name.replace('…', '')), shown).toBe(true);
  expect(name.length, shown).toBeGreaterThanOrEqual(5);
}

const NARROW = { width: 320, height: 640 };

/** Fails if the shown message has more than two lines on either of two phones. */
async function expectTwoLinesOnPhones(page: Page, message: { name: string; rest: string }) {
  for (const width of [390, 320]) {
    await page.setViewportSize({ ...NARROW, width });
    await expectTwoLines(messageText(page), message);
  }
}

/** Completes a task and undoes the completion. */
async function expectShortMessages(page: Page, name: string): Promise<void> {
  await markComplete(page.getByRole('article', { name, exact: true }));
  // A message stays while it has focus.
  await undoButton(page, name).focus();
  const readOut = await messageText(page).ariaSnapshot();
  const [, rest = ''] = readOut.split(`“${name}”`);
  expect(rest).toMatch(/^( complete)?: \+\d+ points · [\d.,]+ [^.]+\."$/);
  await expectTwoLinesOnPhones(page, { name, rest: rest.slice(0, -1) });
  await messageUndo(page).click();
  await expect(messageText(page)).toContainText(`“${name}” is no longer marked complete.`);
  await expectTwoLinesOnPhones(page, { name, rest: 'is no longer marked complete.' });
}

test('a message has two lines at most on a phone, with points, savings or a refusal’s reason, and all of it is read out @phone', async ({
  home: page,
}) => {
  const carbonAssumption = 'One journey by train instead of by plane.';
  const carbonSource = 'https://www.epa.gov/greenvehicles';
  const figure = { carbonKg: 3500, carbonAssumption, carbonSource, savesOver: 365 };
  await storeTask(LONGEST_NAME, { state: 'Archived', score: 150, ...figure });
  const names = [...LARGER_TASKS, LONGEST_NAME];
  for (const name of names) await addToList(page, name);
  await page.setViewportSize(NARROW);
  await revisit(page);
  for (const name of names) await expectShortMessages(page, name);

  await planFault(page, 'appsync:commitMember');
  await markComplete(page.getByRole('article', { name: LONGEST_NAME, exact: true }));
  const rest = ' complete. Something went wrong. Try again.';
  await expect(messageText(page)).toContainText(`Couldn’t mark “${LONGEST_NAME}”${rest}`);
  await expectTwoLines(messageText(page), { name: LONGEST_NAME, rest });
});
