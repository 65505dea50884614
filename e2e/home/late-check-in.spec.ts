import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import {
  cardOf,
  dailyNames,
  latePrompt,
  messageUndo,
  openHome,
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

test('yesterday’s open tasks can be checked in with one tap each, undone and checked in again, or none', async ({
  page,
  account,
}) => {
  test.slow();
  await openHome(page, account);
  const names = await dailyNames(page);
  const [done = '', first = '', second = ''] = names;
  await cardOf(page, done).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(scoreBar(page)).toHaveAccessibleName(/Level 1 /);
  await expect(latePrompt(page)).toHaveCount(0);
  const day = deedOf(await renew(page));
  const weekday = new Date(day).toLocaleDateString('en-US', { weekday: 'long' });
  await expect(latePrompt(page)).toHaveAccessibleName(`Did you do any of these on ${weekday}?`);
  await expect.poll(() => lateNames(page)).toEqual([first, second]);

  await test.step('an undo asks again, and a double-click checks in one task', async () => {
    await buttonOf(page, first).click();
    await expect(buttonOf(page, first)).toHaveCount(0);
    await expect(scoreBar(page)).toHaveAccessibleName(/Level 2 /);
    await messageUndo(page).click();
    await expect(page.getByText(`“${first}” is no longer marked complete.`)).toBeVisible();
    await expect(scoreBar(page)).toHaveAccessibleName(/Level 1 /);
    await buttonOf(page, first).dblclick({ delay: 40 });
    await expect(page.getByText(`“${first}” complete`)).toBeVisible();
    await page.reload();
    await expect.poll(() => lateNames(page)).toEqual([second]);
    await expect(scoreBar(page)).toHaveAccessibleName(/Level 2 /);
    await expect
      .poll(async () => (await completionsOf(page)).map(({ completedDate }) => completedDate))
      .toContain(new Date(day).toISOString());
    await expect.poll(() => completionsOf(page)).toHaveLength(2);
  });

  await test.step('“None of these” ends the question, and can be undone', async () => {
    await page.getByRole('button', { name: 'None of these' }).click();
    await expect(latePrompt(page)).toHaveCount(0);
    await messageUndo(page).click();
    await expect.poll(() => lateNames(page)).toEqual([second]);
  });

  await test.step('an undo in the history asks again too', async () => {
    await page.goto('/userhistory');
    await page.getByRole('button', { name: `Undo ${first}` }).click();
    await expect(page.getByText(`“${first}” is no longer marked complete.`)).toBeVisible();
    await page.goto('/userlanding');
    await expect.poll(() => lateNames(page)).toEqual([first, second]);
  });
});
