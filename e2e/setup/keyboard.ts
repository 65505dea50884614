import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 60;

/** Goes on by Tab until a control has the focus, as somebody without a pointer does; each stop on the way must show its focus. */
export function tabTo(page: Page, control: Locator): Promise<void> {
  return goTo(page, control, 'Tab');
}

/** The same the other way. */
export function tabBackTo(page: Page, control: Locator): Promise<void> {
  return goTo(page, control, 'Shift+Tab');
}

async function goTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MOST_STOPS} times ${key} did not lead to ${control.toString()}`);
}

/** The same, and presses it. */
export async function tabAndPress(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Fails when the focus is on something that is drawn as if it had none, or is hidden behind something. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const lost = await page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const box = at.getBoundingClientRect();
    const isInSight = box.bottom > 0 && box.top < innerHeight && box.width > 0;
    return isDrawn && isInSight ? undefined : at.outerHTML.slice(0, 200);
  });
  expect(lost, 'what has the focus must show it').toBeUndefined();
}
