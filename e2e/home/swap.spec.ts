import type { Page } from '@playwright/test';
import { planFault } from '../setup/controls';
import { expect, test } from '../setup/fixtures';
import { cardOf, dailyCards, dailyNames, markComplete, messages, messageUndo } from '../setup/home';
import { ownRows } from '../setup/own-rows';
import { choose, expectThreeDistinct, namesInOrder, optionsOf } from '../setup/swap';

/** Opens a task's menu by keyboard, moves through it and closes it. Leaves it open at its first entry. */
async function walkMenu(page: Page, name: string): Promise<void> {
  await optionsOf(page, name).focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(items.nth(2)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  // Closed and reopened at once, like by fast taps on a slow phone.
  await page.locator('[popover="auto"]:popover-open').evaluate((menu: HTMLElement) => {
    menu.hidePopover();
    menu.showPopover();
  });
  await expect(items.nth(0)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(optionsOf(page, name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items.nth(0)).toBeFocused();
}

test('daily tasks are swapped, set aside, brought back and refreshed, and each can be undone', async ({
  home: page,
}) => {
  const before = await namesInOrder(page);
  const [first = '', second = '', third = ''] = before;

  await test.step('a refused swap changes nothing, and says so', async () => {
    await planFault(page, 'appsync:commitMember');
    await choose(page, first, 'Swap for another');
    await expect(page.getByText(`Couldn’t swap “${first}”.`)).toBeVisible();
    await expect.poll(() => namesInOrder(page)).toEqual(before);
  });

  await test.step('by keyboard, a swap replaces a task in place and leaves the others and the countdown', async () => {
    await walkMenu(page, second);
    await page.keyboard.press('Enter');
    await expect(cardOf(page, second)).toHaveCount(0);
    const after = await namesInOrder(page);
    const [, other = ''] = after;
    expect([after[0], after[2]]).toEqual([first, third]);
    expect(before).not.toContain(other);
    await expect(optionsOf(page, other)).toBeFocused();
    await expect(page.getByRole('timer')).toHaveText(/^23h 5\dm \d+s$/);
    await expect(page.getByText(`Swapped “${second}” for “${other}”.`)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(messageUndo(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(optionsOf(page, other)).toBeFocused();
    await page.reload();
    await expect.poll(() => namesInOrder(page)).toEqual(after);
    await expectThreeDistinct(page);
  });

  await test.step('a refresh assigns three others, and its undo restores the earlier ones and their countdown', async () => {
    const names = await namesInOrder(page);
    const dates = async () => (await ownRows(page)).selections.map((row) => row.selectionDate);
    const stored = await dates();
    await page.getByRole('button', { name: 'Refresh Daily Tasks' }).click();
    await expect(messages(page).getByText('You have new daily tasks.')).toBeVisible();
    expect(await dailyNames(page)).not.toEqual(names.toSorted());
    await messageUndo(page).click();
    await expect(page.getByText('Your earlier tasks are back.')).toBeVisible();
    await expect.poll(() => namesInOrder(page)).toEqual(names);
    await expect.poll(dates).toEqual(stored);
  });

  await test.step('set-aside tasks are listed, and a double-click brings one back', async () => {
    await choose(page, first, 'I already do this');
    await expect(page.getByText(`Nice! “${first}” is set aside.`)).toBeVisible();
    await choose(page, third, 'Not for me');
    await expect(page.getByText(`“${third}” is set aside.`)).toBeVisible();
    await expectThreeDistinct(page);
    await page.goto('/userprofilepage');
    await page.getByRole('link', { name: 'See set-aside tasks' }).click();
    const list = page.getByRole('region', { name: 'Your set-aside tasks' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await list.getByRole('button', { name: `Bring back ${first}` }).dblclick({ delay: 40 });
    await expect(page.getByText(`You can get “${first}” again.`)).toBeVisible();
    await page.reload();
    await expect(list.getByRole('listitem')).toHaveText(new RegExp(third));
  });

  await test.step('a complete task’s menu offers only a note', async () => {
    await page.goto('/userlanding');
    await expect(dailyCards(page)).toHaveCount(3);
    const [name = ''] = await namesInOrder(page);
    await markComplete(cardOf(page, name));
    await optionsOf(page, name).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Add a note']);
  });
});
