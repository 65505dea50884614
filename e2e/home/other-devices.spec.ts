import { expect, test } from '../setup/fixtures';
import {
  anotherDevice,
  bringToFront,
  cardOf,
  expectThreeDailies,
  holdUndoToast,
  markComplete,
  messageUndo,
  openHome,
  scoreBar,
  undoButton,
} from '../setup/home';
import { ownRows } from '../setup/own-rows';
import { choose, namesInOrder } from '../setup/swap';

test('actions appear in another tab at once, and on another device when its page gets focus', async ({
  home: page,
  account,
  context,
  browser,
}) => {
  const tab = await context.newPage();
  await tab.goto('/userlanding');
  await expectThreeDailies(tab);
  const device = await anotherDevice(browser);
  await openHome(device, account);
  const [first = ''] = await namesInOrder(page);
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
    await undo.focus();
    const [swapped = ''] = await namesInOrder(page);
    await markComplete(cardOf(tab, swapped));
    // While focused, it doesn't disappear on its own.
    await expect(undo).toHaveCount(0);
    const done = cardOf(page, swapped).getByRole('button', { name: 'Task Complete' });
    await expect(done).toBeVisible();
  });

  await device.context().close();
});
