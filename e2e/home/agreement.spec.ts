import { expect, test } from '../setup/fixtures';
import {
  cardOf,
  dailyNames,
  expectThreeDailies,
  holdUndoToast,
  bringToFront,
  openHome,
  openOnAnotherDevice,
  scoreBar,
  undoButton,
} from '../setup/home';
import { ownRows } from '../setup/own-rows';

test(
  'shows a completion and its undo in another tab at once, and on another device when it regains focus',
  { tag: '@desktop' },
  async ({ page, account, context, browser }) => {
    await openHome(page, account);
    const [name = ''] = await dailyNames(page);
    const tab = await context.newPage();
    await tab.goto('/userlanding');
    await expectThreeDailies(tab);
    const device = await openOnAnotherDevice(browser, account);

    await cardOf(page, name).getByRole('button', { name: 'Mark Complete' }).click();
    await holdUndoToast(page, name);
    await expect(scoreBar(tab)).toHaveAccessibleName(/Level 1/);
    await expect(cardOf(tab, name).getByRole('button', { name: 'Task Complete' })).toBeDisabled();

    await expect(scoreBar(device)).toHaveAccessibleName(/Level 0/);
    await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(1);
    await bringToFront(device);
    await expect(scoreBar(device)).toHaveAccessibleName(/Level 1/);
    await expect(
      cardOf(device, name).getByRole('button', { name: 'Task Complete' }),
    ).toBeDisabled();

    await undoButton(page, name).click();
    await expect(page.getByText('is no longer marked complete.').last()).toBeVisible();
    await expect(cardOf(tab, name).getByRole('button', { name: 'Mark Complete' })).toBeEnabled();
    await expect(scoreBar(tab)).toHaveAccessibleName(/SusScore 0 Level 0/);
    await expect.poll(async () => (await ownRows(page)).completions).toEqual([]);
    await bringToFront(device);
    await expect(scoreBar(device)).toHaveAccessibleName(/SusScore 0 Level 0/);
    await device.context().close();
  },
);
