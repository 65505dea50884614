import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import { cardOf, dailyCards, dailyNames, openHome, undoButton } from '../setup/home';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Whether a message lies over the middle of an element. */
const isCovered = (element: Locator) =>
  element.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top?.closest('[aria-label="Messages"]') !== null && top !== null;
  });

async function expectNothingCovered(page: Page): Promise<void> {
  for (const button of await dailyCards(page)
    .getByRole('button', { name: /^(Mark|Task) Complete$/ })
    .all()) {
    expect(await isCovered(button)).toBe(false);
  }
}

test('messages leave every task’s button in sight, and each completion can be undone', async ({
  page,
  account,
}, { project }) => {
  const atOnce = project.name === 'phone' ? 1 : 3;
  await openHome(page, account);
  const names = await dailyNames(page);
  for (const name of names) {
    await cardOf(page, name).getByRole('button', { name: 'Mark Complete' }).click();
    await expect(undoButton(page, name)).toBeVisible();
    await expectNothingCovered(page);
  }
  const dismiss = messages(page).getByRole('button', { name: 'Dismiss message' });
  await expect(dismiss).toHaveCount(atOnce);
  if (atOnce === 1) await expect(messages(page)).toContainText('2 more messages');

  const [first = '', ...later] = names;
  for (const _ of later) await dismiss.last().click();
  await expect(dismiss).toHaveCount(1);
  await undoButton(page, first).click();
  await expect(messages(page)).toContainText(`“${first}” is no longer marked complete.`);
  await expect(cardOf(page, first).getByRole('button', { name: 'Mark Complete' })).toBeEnabled();
});

test('a double click on Undo undoes one thing', async ({ page, account }) => {
  await openHome(page, account);
  const [first = '', second = ''] = await dailyNames(page);
  for (const name of [first, second]) {
    await cardOf(page, name).getByRole('button', { name: 'Mark Complete' }).click();
    await expect(page.getByText(`“${name}” complete`)).toBeAttached();
  }
  await messages(page).getByRole('button', { name: 'Undo' }).first().dblclick();
  // The message that is pointed at by now stays, and a phone has room for no other.
  await dailyCards(page).last().hover();
  await expect(page.getByText('is no longer marked complete.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 3 done today')).toBeVisible();
});

test('a message leaves the header’s focused control in sight', async ({ page, account }) => {
  await openHome(page, account);
  const [name = ''] = await dailyNames(page);
  await cardOf(page, name).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(undoButton(page, name)).toBeVisible();
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: /^Account menu for/ });
  await page.keyboard.press('Shift+Tab');
  await menu.focus();
  await expect.poll(() => isCovered(menu)).toBe(false);
});
