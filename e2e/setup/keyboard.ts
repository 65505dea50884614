import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 60;

/** Presses Tab until a control has the focus. Every stop on the way must show its focus. */
export function tabTo(page: Page, control: Locator): Promise<void> {
  return goTo(page, control, 'Tab');
}

/** Does the same backwards with Shift+Tab. */
export function tabBackTo(page: Page, control: Locator): Promise<void> {
  return goTo(page, control, 'Shift+Tab');
}

async function goTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    // One evaluate call per stop: the way can take thirty stops.
    const { isThere, lost } = await control.evaluate(focusAt);
    expect(lost, 'the focused element must show its focus').toBeUndefined();
    if (isThere) return;
  }
  throw new Error(`${MOST_STOPS} times ${key} did not lead to ${control.toString()}`);
}

/** Moves to a control by Tab and presses it. */
export async function tabAndPress(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** In the page: whether the control has the focus, and the focused element if it does not show its focus. */
function focusAt(control: Element): { isThere: boolean; lost?: string } {
  const at = document.activeElement;
  const isThere = at === control;
  if (at === null || at === document.body) return { isThere };
  const { outlineStyle, outlineWidth } = getComputedStyle(at);
  const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  const box = at.getBoundingClientRect();
  const isInSight = box.bottom > 0 && box.top < innerHeight && box.width > 0;
  return isDrawn && isInSight ? { isThere } : { isThere, lost: at.outerHTML.slice(0, 200) };
}
