import { expect, test } from '../setup/fixtures';
import {
  bringToFront,
  cardOf,
  dailyNames,
  expectThreeDailies,
  holdUndoToast,
  markComplete,
  messages,
  messageUndo,
  openOnAnotherDevice,
  scoreBar,
  undoButton,
} from '../setup/home';
import { ownRows } from '../setup/own-rows';
import { choose, namesInOrder } from '../setup/swap';

test('actions show in another tab at once and on another device when it is looked at, and neither can undo past ones', async ({
  home: page,
  account,
  context,
  browser,
}) => {
  const tab = await context.newPage();
  await tab.goto('/userlanding');
  await expectThreeDailies(tab);
  const device = await openOnAnotherDevice(browser, account);
  const [first = '', second = '', third = ''] = await namesInOrder(page);
  const undo = messageUndo(page);
  await page.bringToFront();

  await test.step('a completion and its undo', async () => {
    await markComplete(cardOf(page, first));
    await holdUndoToast(page, first);
    await expect(cardOf(tab, first).getByRole('button', { name: 'Task Complete' })).toBeVisible();
    await expect(scoreBar(tab)).toHaveAccessibleName(/Level 1/);
    await expect(scoreBar(device)).toHaveAccessibleName(/Level 0/);
    await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(1);
    await bringToFront(device);
    await expect(scoreBar(device)).toHaveAccessibleName(/Level 1/);

    await undoButton(page, first).click();
    await expect(cardOf(tab, first).getByRole('button', { name: 'Mark Complete' })).toBeEnabled();
    await expect.poll(async () => (await ownRows(page)).completions).toEqual([]);
    await bringToFront(device);
    await expect(scoreBar(device)).toHaveAccessibleName(/SusScore 0 Level 0/);
  });

  await test.step('a swap whose new task was completed in the other tab', async () => {
    await choose(page, first, 'Swap for another');
    await expect(undo).toBeVisible();
    const [swapped = ''] = await namesInOrder(page);
    await markComplete(cardOf(tab, swapped));
    await expect(undo).toHaveCount(0);
    const done = cardOf(page, swapped).getByRole('button', { name: 'Task Complete' });
    await expect(done).toBeVisible();
  });

  await test.step('a swap whose new task was completed on the other device', async () => {
    await choose(page, second, 'Swap for another');
    await expect(undo).toBeVisible();
    const [, other = ''] = await namesInOrder(page);
    // A message stays while it has the focus.
    await undo.focus();
    await expect(async () => {
      await bringToFront(device);
      await expect(cardOf(device, other)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await markComplete(cardOf(device, other));
    await expect(device.getByText(`“${other}” complete`)).toBeVisible();
    await undo.click();
    const told = `“${other}” is complete, so the swap can’t be undone.`;
    await expect(page.getByText(told)).toBeVisible();
    const done = cardOf(page, other).getByRole('button', { name: 'Task Complete' });
    await expect(done).toBeVisible();
  });

  await test.step('a refresh after which the other device refreshed', async () => {
    const refresh = { name: 'Refresh Daily Tasks' };
    const isNew = 'You have new daily tasks.';
    await page.getByRole('button', refresh).click();
    await expect(messages(page)).toContainText(isNew);
    const refreshed = await dailyNames(page);
    expect(refreshed).not.toContain(third);
    await undo.hover();
    await expect(async () => {
      await bringToFront(device);
      expect(await dailyNames(device)).toEqual(refreshed);
    }).toPass();
    await device.getByRole('button', refresh).click();
    await expect(messages(device)).toContainText(isNew);
    await undo.click();
    await expect(page.getByText('Your daily tasks have changed since')).toBeVisible();
    await expect.poll(() => dailyNames(page)).toEqual(await dailyNames(device));
  });
  await device.context().close();
});
