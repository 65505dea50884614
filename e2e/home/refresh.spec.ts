import type { Locator, Page } from '@playwright/test';
import { ownRows } from '../setup/own-rows';
import { expect, test } from '../setup/fixtures';
import {
  bringToFront,
  cardOf,
  dailyCards,
  dailyNames,
  messageUndo,
  openHome,
  openOnAnotherDevice,
} from '../setup/home';

/** Refreshes the daily tasks. The message also stays in the announcements after the first assignment. */
async function refresh(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Refresh Daily Tasks' }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText('You have new daily tasks.')).toBeVisible();
}

test('a refresh can be undone: the same tasks come back with their countdown', async ({
  page,
  account,
}) => {
  await openHome(page, account);
  const names = await dailyCards(page).getByRole('heading').allTextContents();
  const datesOf = async () =>
    (await ownRows(page)).selections.map(({ selectionDate }) => selectionDate);
  await expect.poll(datesOf).toHaveLength(3);
  const dates = await datesOf();
  await refresh(page);
  expect(await dailyNames(page)).not.toEqual(names.toSorted());
  await messageUndo(page).click();
  await expect(page.getByText('Your earlier tasks are back.')).toBeVisible();
  await expect(dailyCards(page).getByRole('heading')).toHaveText(names);
  await expect.poll(datesOf).toEqual(dates);
  await page.reload();
  await expect(dailyCards(page).getByRole('heading')).toHaveText(names);
});

test(
  'after another device has refreshed, the undo says that it can’t',
  { tag: '@desktop' },
  async ({ page, account, browser }) => {
    await openHome(page, account);
    const device = await openOnAnotherDevice(browser, account);
    await refresh(page);
    const undo = messageUndo(page);
    await expect(undo).toBeVisible();
    const refreshed = await dailyNames(page);
    // It stays as long as it is pointed at.
    await undo.hover();
    await bringToFront(device);
    await expect.poll(() => dailyNames(device)).toEqual(refreshed);
    await refresh(device);
    await undo.click();
    await expect(page.getByText('Your daily tasks have changed since')).toBeVisible();
    await expect.poll(() => dailyNames(page)).toEqual(await dailyNames(device));
  },
);

test(
  'a refresh that gave way to a completion on another device leaves its card',
  { tag: '@desktop' },
  async ({ page, account, browser }) => {
    await openHome(page, account);
    const names = await dailyNames(page);
    const [first = ''] = names;
    const device = await openOnAnotherDevice(browser, account);
    await refresh(page);
    // This device hasn't heard of the refresh.
    await cardOf(device, first).getByRole('button', { name: 'Mark Complete' }).click();
    await expect(device.getByText(`“${first}” complete`)).toBeVisible();
    for (const one of [page, device]) {
      await expect(async () => {
        await bringToFront(one);
        expect(await dailyNames(one)).toEqual(names);
        const done = cardOf(one, first).getByRole('button', { name: 'Task Complete' });
        await expect(done).toBeVisible({ timeout: 2000 });
      }).toPass();
    }
  },
);

/** Returns where each line of a text begins, in pixels from the left. */
function lineStarts(text: Locator): Promise<number[]> {
  return text.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const boxes = [...range.getClientRects()];
    const first = boxes.filter(({ y }, at) => boxes.findIndex((box) => box.y === y) === at);
    return first.map(({ x }) => Math.round(x));
  });
}

test(
  'the button’s words begin where the countdown does on the smallest phone, each line of large letters',
  { tag: '@phone' },
  async ({ page, account }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openHome(page, account);
    const button = page.getByRole('button', { name: 'Refresh Daily Tasks' });
    const countdown = page.getByText(/^New tasks in/);
    const [start] = await lineStarts(countdown);
    expect(await lineStarts(button)).toEqual([start]);
    await button.evaluate((one) => {
      document.documentElement.style.fontSize = '150%';
      one.style.letterSpacing = '0.3em';
    });
    const [large] = await lineStarts(countdown);
    expect(await lineStarts(button)).toEqual([large, large]);
  },
);
