import type { Page } from '@playwright/test';
import { planFault } from '../setup/controls';
import { expect, test } from '../setup/fixtures';
import {
  bringToFront,
  cardOf,
  dailyNames,
  latePrompt,
  messageUndo,
  openHome,
  openOnAnotherDevice,
  revisit,
  scoreBar,
} from '../setup/home';
import { commitDailies } from '../setup/member-record';
import { ownRows } from '../setup/own-rows';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const buttonOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `I did this ${name}` });

/** The names of the tasks that can be checked in, sorted. */
async function lateNames(page: Page): Promise<string[]> {
  const items = await latePrompt(page).getByRole('listitem').allInnerTexts();
  return items.map((text) => text.split('\n')[0] ?? '').toSorted();
}

/** Makes the window of the daily tasks end some minutes ago. Returns when, in milliseconds since the epoch. */
async function endWindow(page: Page, minutesAgo = 5): Promise<number> {
  const end = Date.now() - minutesAgo * MINUTE_MS;
  await commitDailies(page, [], end - DAY_MS);
  return end;
}

/** When a deed in a window that has just ended was done: on the day before, if it ended today (D28). */
function deedOf(end: number): number {
  const midnight = new Date().setHours(0, 0, 0, 0);
  return end < midnight ? end : Math.max(end - DAY_MS, midnight - MINUTE_MS);
}

/** Lets the window end and opens the home, which renews the tasks. */
async function renew(page: Page): Promise<number> {
  const end = await endWindow(page);
  const before = await dailyNames(page);
  await revisit(page);
  await expect.poll(() => dailyNames(page)).not.toEqual(before);
  await expect(latePrompt(page)).toBeVisible();
  return end;
}

const completionsOf = async (page: Page) => (await ownRows(page)).completions;

test('yesterday’s open tasks can be checked in with one tap each, on any device, once', async ({
  page,
  account,
  browser,
}) => {
  await openHome(page, account);
  const names = await dailyNames(page);
  const [done = '', first = '', second = ''] = names;
  await cardOf(page, done).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(scoreBar(page)).toHaveAccessibleName(/Level 1 /);
  await expect(latePrompt(page)).toHaveCount(0);
  const end = await renew(page);
  await expect.poll(() => lateNames(page)).toEqual([first, second]);

  const device = await openOnAnotherDevice(browser, account);
  await expect(latePrompt(device)).toBeVisible();
  await buttonOf(page, first).click();
  await expect(page.getByText(`“${first}” complete`)).toBeVisible();
  await expect(scoreBar(page)).toHaveAccessibleName(/Level 2 /);
  await expect.poll(() => lateNames(page)).toEqual([second]);
  await expect
    .poll(async () => (await completionsOf(page)).map(({ completedDate }) => completedDate))
    .toContain(new Date(deedOf(end)).toISOString());
  await expect.poll(() => completionsOf(page)).toHaveLength(2);

  await bringToFront(device);
  await expect.poll(() => lateNames(device)).toEqual([second]);
  await buttonOf(device, second).click();
  await expect(latePrompt(device)).toHaveCount(0);
  await expect(device.getByText(`“${second}” complete`)).toBeVisible();
  await expect(scoreBar(device)).toHaveAccessibleName(/Level 3 /);
  await bringToFront(page);
  await expect(latePrompt(page)).toHaveCount(0);
  await page.reload();
  await expect(scoreBar(page)).toHaveAccessibleName(/Level 3 /);
  await expect(latePrompt(page)).toHaveCount(0);
  await expect.poll(() => completionsOf(page)).toHaveLength(3);
  await page.goto('/userhistory');
  for (const name of names) await expect(page.getByText(name).first()).toBeVisible();
});

test(
  'a late check-in can be undone, and then made again',
  { tag: '@desktop' },
  async ({ page, account }) => {
    await openHome(page, account);
    const [first = ''] = await dailyNames(page);
    await renew(page);
    for (let time = 0; time < 2; time++) {
      await buttonOf(page, first).click();
      await expect(buttonOf(page, first)).toHaveCount(0);
      await expect(scoreBar(page)).toHaveAccessibleName(/Level 1 /);
      await messageUndo(page).click();
      await expect(buttonOf(page, first)).toBeVisible();
      await expect(scoreBar(page)).toHaveAccessibleName(/Level 0 /);
      await expect(page.getByText(`“${first}” is no longer marked complete.`)).toBeVisible();
      await page.reload();
      await expect(latePrompt(page)).toBeVisible();
    }
    await buttonOf(page, first).click();
    await expect(page.getByText(`“${first}” complete`)).toBeVisible();
    await page.reload();
    await expect(scoreBar(page)).toHaveAccessibleName(/Level 1 /);
    await expect.poll(() => completionsOf(page)).toHaveLength(1);
  },
);

test(
  'a late check-in can be undone in the history for an hour after it was recorded',
  { tag: '@desktop' },
  async ({ page, account }) => {
    await openHome(page, account);
    const [first = ''] = await dailyNames(page);
    const day = new Date(deedOf(await renew(page)));
    await expect(latePrompt(page)).toHaveAccessibleName(
      `Did you do any of these on ${day.toLocaleDateString('en-US', { weekday: 'long' })}?`,
    );
    await buttonOf(page, first).click();
    await expect(page.getByText(`“${first}” complete`)).toBeVisible();
    await page.goto('/userhistory');
    await page.getByRole('button', { name: `Undo ${first}` }).click();
    await expect(page.getByText(`“${first}” is no longer marked complete.`)).toBeVisible();
    await page.goto('/userlanding');
    await expect(buttonOf(page, first)).toBeVisible();
  },
);

test(
  'a double-click on “I did this” checks in one task',
  { tag: '@desktop' },
  async ({ page, account }) => {
    await openHome(page, account);
    await renew(page);
    const button = latePrompt(page).getByRole('button', { name: /^I did this / });
    await expect(button).toHaveCount(3);
    await button.first().dblclick({ delay: 40 });
    await expect(page.getByText(/^“.+” complete/).last()).toBeVisible();
    await page.reload();
    await expect(button).toHaveCount(2);
    await expect(scoreBar(page)).toHaveAccessibleName(/Level 1 /);
  },
);

test(
  'two devices that check in the same task at once count it once',
  { tag: '@desktop' },
  async ({ page, account, browser }) => {
    await openHome(page, account);
    const [first = ''] = await dailyNames(page);
    await renew(page);
    const device = await openOnAnotherDevice(browser, account);
    await expect(latePrompt(device)).toBeVisible();
    await Promise.all([buttonOf(page, first).click(), buttonOf(device, first).click()]);
    for (const one of [page, device]) {
      await expect(one.getByText(`“${first}”`).first()).toBeVisible();
      await one.reload();
      await expect(scoreBar(one)).toHaveAccessibleName(/Level 1 /);
      await expect(buttonOf(one, first)).toHaveCount(0);
    }
    await expect.poll(() => completionsOf(page)).toHaveLength(1);
  },
);

test(
  'a late check-in whose response is lost counts once',
  { tag: '@desktop' },
  async ({ page, account }) => {
    await openHome(page, account);
    const [first = ''] = await dailyNames(page);
    await renew(page);
    await planFault(page, 'appsync:commitMember', { kind: 'lost', times: 1 });
    await buttonOf(page, first).click();
    await expect(page.getByText(`“${first}” complete`)).toBeVisible();
    await page.reload();
    await expect(scoreBar(page)).toHaveAccessibleName(/Level 1 /);
    await expect(buttonOf(page, first)).toHaveCount(0);
    await expect.poll(() => completionsOf(page)).toHaveLength(1);
  },
);

test('“None of these” answers the question on every device, and can be undone', async ({
  page,
  account,
  browser,
}) => {
  await openHome(page, account);
  const names = await dailyNames(page);
  await renew(page);
  const device = await openOnAnotherDevice(browser, account);
  await expect(latePrompt(device)).toBeVisible();
  await page.getByRole('button', { name: 'None of these' }).click();
  await expect(latePrompt(page)).toHaveCount(0);
  await bringToFront(device);
  await expect(latePrompt(device)).toHaveCount(0);
  await messageUndo(page).click();
  await expect.poll(() => lateNames(page)).toEqual(names);
});

test(
  'tasks that are refreshed during their window are not asked about, nor those of long ago',
  { tag: '@desktop' },
  async ({ page, account }) => {
    await openHome(page, account);
    const names = await dailyNames(page);
    await page.getByRole('button', { name: 'Refresh Daily Tasks' }).click();
    await expect.poll(() => dailyNames(page)).not.toEqual(names);
    await expect(latePrompt(page)).toHaveCount(0);
    const before = await dailyNames(page);
    await endWindow(page, 24 * 60 + 5);
    await page.reload();
    await expect.poll(() => dailyNames(page)).not.toEqual(before);
    await expect(latePrompt(page)).toHaveCount(0);
  },
);
