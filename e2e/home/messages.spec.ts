import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import {
  cardOf,
  dailyCards,
  dailyNames,
  markComplete,
  messages,
  messageUndo,
  openHome,
  undoButton,
} from '../setup/home';

async function complete(page: Page, name: string): Promise<void> {
  await markComplete(cardOf(page, name));
  await expect(undoButton(page, name)).toBeVisible();
}

/** Whether a message covers the middle of an element. */
const isCovered = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
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

const bar = (page: Page) => messages(page).getByRole('paragraph').locator('..');

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not drawn');
  return box;
}

/** Fails if part of the message is in a phone's safe area, or if Undo isn't on the right. */
async function expectAboveSafeArea(page: Page, screenHeight: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const safeArea = 34;
  const inset = (bottom: number) =>
    devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom } });
  await inset(safeArea);
  const bottomOf = async (part: Locator) => {
    const { y, height } = await boxOf(part);
    return y + height;
  };
  expect(await bottomOf(bar(page))).toBeCloseTo(screenHeight);
  const text = messages(page).getByRole('paragraph');
  for (const part of [text, messageUndo(page)]) {
    expect(await bottomOf(part)).toBeLessThanOrEqual(screenHeight - safeArea);
  }
  const { x, width } = await boxOf(text);
  expect((await boxOf(messageUndo(page))).x).toBeGreaterThanOrEqual(x + width);
  await inset(0);
}

/** From this width in pixels on, a message is on the left and narrower than the screen. */
const DESKTOP_FROM = 704;

test('a message covers no control permanently and replaces the previous one; each completion can be undone @widths', async ({
  page,
  account,
}) => {
  // Without motion, a message is in place at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page, account);

  await test.step('a message after a refresh is in its place, at the edge of a phone’s screen', async () => {
    await page.getByRole('button', { name: 'Refresh Daily Tasks' }).click();
    await messageUndo(page).focus();
    await expect(messages(page)).toContainText('You have new daily tasks.');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const box = await boxOf(bar(page));
    const card = await boxOf(dailyCards(page).first());
    expect(box.height).toBeLessThanOrEqual(card.height);
    const isPhone = width < DESKTOP_FROM;
    const brand = await boxOf(page.getByRole('banner').getByRole('link').first());
    expect(box.x).toBeCloseTo(isPhone ? 0 : brand.x);
    expect(box.width).toBeCloseTo(isPhone ? width : 432);
    expect(box.y + box.height).toBeCloseTo(isPhone ? height : height - 24);
    if (isPhone) await expectAboveSafeArea(page, height);

    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      await expect(link).toBeInViewport();
      expect(await isCovered(link), await link.innerText()).toBe(false);
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: /^Account menu for/ }).click();
    await expect(banner.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expect(messages(page)).toContainText('You have new daily tasks.');
    await page.keyboard.press('Escape');
  });

  await test.step('messages leave every task’s button in view', async () => {
    const names = await dailyNames(page);
    for (const name of names) {
      await complete(page, name);
      await expectNothingCovered(page);
      await expect(messages(page).getByRole('button', { name: 'Dismiss message' })).toHaveCount(1);
    }
    const [first = '', second = '', third = ''] = names;
    await undoButton(page, third).click();
    await expect(messages(page)).toContainText(`“${third}” is no longer marked complete.`);
    for (const name of [first, second]) {
      await cardOf(page, name)
        .getByRole('button', { name: `Undo ${name}` })
        .click();
      await expect(messages(page)).toContainText(`“${name}” is no longer marked complete.`);
      await expect(cardOf(page, name).getByRole('button', { name: 'Mark Complete' })).toBeEnabled();
    }
    await page.reload();
    await expect(page.getByText('0 of 3 done today')).toBeVisible();
  });
});

test('a swipe dismisses a message, and its undo stays on the card @phone', async ({
  home: page,
}) => {
  const [name = ''] = await dailyNames(page);
  await complete(page, name);
  const box = await messages(page).getByRole('paragraph').boundingBox();
  if (!box) throw new Error('The message is not drawn');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + by, y }],
    });
  await touch('touchStart', 0);
  for (const by of [20, 60, 100]) await touch('touchMove', by);
  await touch('touchEnd', 100);
  // On its own, it would disappear only after twelve seconds.
  await expect(undoButton(page, name)).toHaveCount(0, { timeout: 5000 });
  await expect(cardOf(page, name).getByRole('button', { name: `Undo ${name}` })).toBeVisible();
});
