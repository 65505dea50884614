import { tasksOf } from '../setup/completions';
import { planFault } from '../setup/controls';
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
import { commitElsewhere } from '../setup/member-record';
import { choose, expectThreeDistinct, namesInOrder, optionsOf } from '../setup/swap';

test('a swap gives another task in place and leaves the others and the countdown', async ({
  page,
  account,
}) => {
  await openHome(page, account);
  const before = await namesInOrder(page);
  const [first = '', second = '', third = ''] = before;
  const leftBefore = await page.getByRole('timer').textContent();
  await choose(page, second, 'Swap for another');
  await expect(cardOf(page, second)).toHaveCount(0);
  const after = await namesInOrder(page);
  expect([after[0], after[2]]).toEqual([first, third]);
  expect(before).not.toContain(after[1]);
  expect(leftBefore).toMatch(/^23h 59m|^24h/);
  await expect(page.getByRole('timer')).toHaveText(/^23h 5\dm \d+s$/);
  await expect(page.getByText(`Swapped “${second}” for “${after[1]}”.`)).toBeVisible();
  await expectThreeDistinct(page);
  await page.reload();
  await expect.poll(() => namesInOrder(page)).toEqual(after);
  await expectThreeDistinct(page);
});

test('undo brings the task back to its place', async ({ page, account }) => {
  await openHome(page, account);
  const before = await namesInOrder(page);
  const [first = ''] = before;
  await choose(page, first, 'Not for me');
  await expect(cardOf(page, first)).toHaveCount(0);
  await messageUndo(page).click();
  await expect.poll(() => namesInOrder(page)).toEqual(before);
  await expect(page.getByText(`“${first}” is back.`)).toBeVisible();
  await expectThreeDistinct(page);
  await page.goto('/setasidetasks');
  await expect(page.getByRole('heading', { name: 'Nothing set aside' })).toBeVisible();
});

test(
  'a swap can be undone only while its task is open, on every tab and device',
  { tag: '@desktop' },
  async ({ page, account, browser }) => {
    await openHome(page, account);
    const tab = await page.context().newPage();
    await tab.goto('/userlanding');
    await expect(dailyCards(tab)).toHaveCount(3);
    const undo = messageUndo(page);
    const [first = '', second = ''] = await namesInOrder(page);

    await page.bringToFront();
    await choose(page, first, 'Swap for another');
    await expect(undo).toBeVisible();
    const [swapped = ''] = await namesInOrder(page);
    await cardOf(tab, swapped).getByRole('button', { name: 'Mark Complete' }).click();
    await expect(undo).toHaveCount(0);
    await expect(
      cardOf(page, swapped).getByRole('button', { name: 'Task Complete' }),
    ).toBeVisible();

    await choose(page, second, 'Swap for another');
    await expect(undo).toBeVisible();
    const [, other = ''] = await namesInOrder(page);
    // A message stays while it has the focus.
    await undo.focus();
    const device = await openOnAnotherDevice(browser, account);
    await cardOf(device, other).getByRole('button', { name: 'Mark Complete' }).click();
    await expect(device.getByText(`“${other}” complete`)).toBeVisible();
    await undo.click();
    await expect(
      page.getByText(`“${other}” is complete, so the swap can’t be undone.`),
    ).toBeVisible();
    await expect(cardOf(page, other).getByRole('button', { name: 'Task Complete' })).toBeVisible();
  },
);

test(
  'the menu works by keyboard, and a completed task has none',
  { tag: '@desktop' },
  async ({ page, account }) => {
    await openHome(page, account);
    const [first = '', second = ''] = await namesInOrder(page);
    await optionsOf(page, first).focus();
    await page.keyboard.press('Enter');
    const items = page.getByRole('menuitem');
    await expect(items.nth(0)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(items.nth(2)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(1)).toBeFocused();
    // Closed and opened again at once, as by a fast hand on a slow phone.
    await page.locator(':popover-open').evaluate((menu: HTMLElement) => {
      menu.hidePopover();
      menu.showPopover();
    });
    await expect(items.nth(0)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    await expect(optionsOf(page, first)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(items.nth(0)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cardOf(page, first)).toHaveCount(0);
    const [shown = ''] = await namesInOrder(page);
    await expect(optionsOf(page, shown)).toBeFocused();
    await cardOf(page, second).getByRole('button', { name: 'Mark Complete' }).click();
    await expect(optionsOf(page, second)).toHaveCount(0);
  },
);

test(
  'tasks set aside on one device never come on another, until they are given back',
  { tag: '@desktop' },
  async ({ page, account, browser }) => {
    await openHome(page, account);
    const device = await openOnAnotherDevice(browser, account);
    const [first = '', second = ''] = await namesInOrder(page);
    await choose(page, first, 'I already do this');
    await expect(page.getByText(`Nice! “${first}” is set aside.`)).toBeVisible();
    await choose(page, second, 'Not for me');
    await expect(page.getByText(`“${second}” is set aside.`).first()).toBeVisible();
    await expectThreeDistinct(page);
    await bringToFront(device);
    await expect.poll(() => dailyNames(device)).toEqual(await dailyNames(page));
    for (let times = 0; times < 5; times++) {
      const before = await dailyNames(device);
      await device.getByRole('button', { name: 'Refresh Daily Tasks' }).click();
      await expect.poll(() => dailyNames(device)).not.toEqual(before);
      const names = await dailyNames(device);
      expect(names).not.toContain(first);
      expect(names).not.toContain(second);
    }
    await device.goto('/userprofilepage');
    await device.getByRole('link', { name: 'See set-aside tasks' }).click();
    const list = device.getByRole('region', { name: 'Your set-aside tasks' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list.getByRole('listitem').filter({ hasText: first })).toBeVisible();
    await device.getByRole('button', { name: `Bring back ${first}` }).click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(device.getByText(`You can get “${first}” again.`)).toBeVisible();
    await page.goto('/setasidetasks');
    await expect(page.getByRole('listitem').filter({ hasText: second })).toBeVisible();
    await expect(page.getByRole('button', { name: `Bring back ${first}` })).toHaveCount(0);
  },
);

test(
  'a double-click on “Bring back” brings back one task',
  { tag: '@desktop' },
  async ({ page, account }) => {
    await openHome(page, account);
    for (let times = 0; times < 3; times++) {
      const [first = ''] = await namesInOrder(page);
      await choose(page, first, 'Not for me');
      await expect(page.getByText(`“${first}” is set aside.`)).toBeVisible();
    }
    await page.goto('/setasidetasks');
    const buttons = page.getByRole('button', { name: /^Bring back / });
    await expect(buttons).toHaveCount(3);
    await buttons.first().dblclick({ delay: 40 });
    await expect(page.getByText(/^You can get “.+” again\.$/).last()).toBeVisible();
    await page.reload();
    await expect(buttons).toHaveCount(2);
  },
);

test(
  'two devices that swap at once end with the same three tasks',
  { tag: '@desktop' },
  async ({ page, account, browser }) => {
    await openHome(page, account);
    const device = await openOnAnotherDevice(browser, account);
    const [first = '', second = ''] = await namesInOrder(page);
    await Promise.all([
      choose(page, first, 'Swap for another'),
      choose(device, second, 'Swap for another'),
    ]);
    for (const one of [page, device]) await expect(one.getByText(/^Swapped/).last()).toBeVisible();
    for (const one of [page, device]) await bringToFront(one);
    await expect(async () => {
      expect(await dailyNames(page)).toEqual(await dailyNames(device));
    }).toPass();
    await expectThreeDistinct(page);
    for (const gone of [first, second]) expect(await dailyNames(page)).not.toContain(gone);
  },
);

test(
  'a swap whose response is lost is stored once',
  { tag: '@desktop' },
  async ({ page, account }) => {
    await openHome(page, account);
    const [first = ''] = await namesInOrder(page);
    await planFault(page, 'appsync:commitMember', { kind: 'lost', times: 1 });
    await choose(page, first, 'Swap for another');
    await expect(page.getByText(/^Swapped/).last()).toBeVisible();
    const names = await namesInOrder(page);
    await page.reload();
    await expect.poll(() => namesInOrder(page)).toEqual(names);
    await expectThreeDistinct(page);
  },
);

test(
  'a swap that could not be stored is taken back, which a message says',
  { tag: '@desktop' },
  async ({ page, account }) => {
    await openHome(page, account);
    const names = await namesInOrder(page);
    const [first = ''] = names;
    await planFault(page, 'appsync:commitMember', { kind: 'error', times: 1 });
    await choose(page, first, 'Swap for another');
    await expect(page.getByText(`Couldn’t swap “${first}”.`)).toBeVisible();
    expect(await namesInOrder(page)).toEqual(names);
    await expectThreeDistinct(page);
  },
);

test(
  'when too few tasks are left, the least recently set aside comes again and says so',
  { tag: '@desktop' },
  async ({ page, account }) => {
    await openHome(page, account);
    const tasks = tasksOf('Daily');
    const names = await dailyNames(page);
    const [first = ''] = names;
    const others = tasks.filter(({ name }) => !names.includes(name));
    // All other tasks were set aside earlier, in this order.
    const aside = others.map(({ id }, at): [string, string, number] => [id, 'unsuited', at + 1]);
    await commitElsewhere(page, (record) => ({ record: { ...record, aside } }));
    await page.reload();
    await expect(dailyCards(page)).toHaveCount(3);
    await choose(page, first, 'Not for me');
    const oldest = others[0]?.name ?? '';
    await expect(cardOf(page, oldest)).toBeVisible();
    await expect(page.getByText(/ No other task is left\.$/).last()).toBeVisible();
    await expect(page.getByText(`You set “${oldest}” aside, but too few`)).toBeVisible();
    await expectThreeDistinct(page);
  },
);
