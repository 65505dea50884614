import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import {
  cardOf,
  expectThreeDailies,
  messageUndo,
  openHome,
  openOnAnotherDevice,
  scoreBar,
} from '../setup/home';
import { ownRows } from '../setup/own-rows';
import { OFFLINE_ERRORS, waitForServiceWorker } from '../setup/service-worker';
import { choose, expectThreeDistinct, namesInOrder } from '../setup/swap';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(...OFFLINE_ERRORS, /A picture failed to load/);
});

const MARK = 'Waiting for a connection';
const saved = (page: Page, what: string) =>
  page.getByText(`The ${what} that waited for a connection`);

/** Swaps a task without a connection. Returns the one in its place. */
async function chooseOffline(page: Page, name: string, choice: 'Swap for another' | 'Not for me') {
  const place = (await namesInOrder(page)).indexOf(name);
  await choose(page, name, choice);
  await expect(cardOf(page, name)).toHaveCount(0);
  const next = (await namesInOrder(page))[place] ?? '';
  await expect(cardOf(page, next).getByText(MARK, { exact: true })).toBeVisible();
  return next;
}

async function complete(page: Page, name: string): Promise<void> {
  await cardOf(page, name).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(cardOf(page, name).getByRole('button', { name: 'Task Complete' })).toBeVisible();
}

test('tasks that are swapped and set aside offline outlast the tab and are stored as shown', async ({
  page,
  account,
  context,
}) => {
  await openHome(page, account);
  const [first = '', second = '', third = ''] = await namesInOrder(page);
  await waitForServiceWorker(page);
  await context.setOffline(true);
  const swapped = await chooseOffline(page, first, 'Swap for another');
  await expect(page.getByText(`Swapped “${first}” for “${swapped}”.`)).toBeVisible();

  await chooseOffline(page, second, 'Not for me');
  await messageUndo(page).click();
  await expect(page.getByText(`“${second}” is back.`)).toBeVisible();
  await expect.poll(() => namesInOrder(page)).toEqual([swapped, second, third]);
  await expect(cardOf(page, second).getByText(MARK, { exact: true })).toBeHidden();
  await chooseOffline(page, second, 'Not for me');
  await complete(page, swapped);
  await expect(page.getByText('3 changes are waiting for a connection')).toBeVisible();
  const shown = await namesInOrder(page);

  const back = await context.newPage();
  await page.close();
  await back.goto('/userlanding');
  await expectThreeDailies(back);
  expect(await namesInOrder(back)).toEqual(shown);
  await expect(cardOf(back, swapped).getByRole('button', { name: 'Task Complete' })).toBeVisible();
  await expect(back.getByText(MARK, { exact: true })).toHaveCount(2);

  await context.setOffline(false);
  await expect(saved(back, '3 changes')).toBeVisible();
  await expect(back.getByText(MARK, { exact: true })).toHaveCount(0);
  expect(await namesInOrder(back)).toEqual(shown);
  await expectThreeDistinct(back);
  await expect(scoreBar(back)).toHaveAccessibleName(/Level 1/);
  await back.reload();
  await expectThreeDailies(back);
  expect(await namesInOrder(back)).toEqual(shown);
  await expect.poll(async () => (await ownRows(back)).completions).toHaveLength(1);
  await back.goto('/setasidetasks');
  await expect(back.getByRole('button', { name: /^Bring back / })).toHaveCount(1);
  await expect(back.getByRole('button', { name: `Bring back ${second}` })).toBeVisible();
});

test(
  'reports what another device changed in the meantime, and records the completion of a new task',
  { tag: '@desktop' },
  async ({ page, account, context, browser }) => {
    await openHome(page, account);
    const [first = '', second = ''] = await namesInOrder(page);
    await waitForServiceWorker(page);
    const other = await openOnAnotherDevice(browser, account);
    await context.setOffline(true);
    const swapped = await chooseOffline(page, first, 'Swap for another');
    const instead = await chooseOffline(page, second, 'Not for me');
    await complete(page, swapped);

    await complete(other, first);
    await choose(other, second, 'Swap for another');
    await expect(other.getByText(`Swapped “${second}”`)).toBeVisible();
    const theirs = await namesInOrder(other);
    await other.context().close();

    await context.setOffline(false);
    await expect(
      page.getByText(`“${first}” was completed on another device, so it stays.`),
    ).toBeVisible();
    const wasntSwapped = `so “${second}” wasn’t swapped for “${instead}”. “${second}” is set aside all the same.`;
    await expect(
      page.getByText(`Your daily tasks changed on another device, ${wasntSwapped}`),
    ).toBeVisible();
    await expect(saved(page, 'change')).toBeVisible();
    await expect.poll(() => namesInOrder(page)).toEqual(theirs);
    await expect(page.getByText(MARK, { exact: true })).toHaveCount(0);
    await expectThreeDistinct(page);
    await expect(scoreBar(page)).toHaveAccessibleName(/Level 2/);
  },
);

test(
  'reports a swap of daily tasks that another device renewed in the meantime',
  { tag: '@desktop' },
  async ({ page, account, context, browser }) => {
    await openHome(page, account);
    const names = await namesInOrder(page);
    const [first = ''] = names;
    await waitForServiceWorker(page);
    await context.setOffline(true);
    const instead = await chooseOffline(page, first, 'Swap for another');
    const other = await openOnAnotherDevice(browser, account);
    await other.getByRole('button', { name: 'Refresh Daily Tasks' }).click();
    await expect.poll(() => namesInOrder(other)).not.toEqual(names);
    await expectThreeDistinct(other);
    const theirs = await namesInOrder(other);
    await other.context().close();

    await context.setOffline(false);
    const told = `Your daily tasks are new ones by now, so “${first}” wasn’t swapped for “${instead}”.`;
    await expect(page.getByText(told)).toBeVisible();
    await expect.poll(() => namesInOrder(page)).toEqual(theirs);
    await expectThreeDistinct(page);
  },
);
