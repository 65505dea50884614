import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STOPS = 60;

/** Presses Tab until a control has focus. Every stop on the way must show its focus. */
export function tabTo(page: Page, control: Locator): Promise<void> {
  return goTo(page, control, 'Tab');
}

/** Presses Shift+Tab until a control has focus, checking every stop like `tabTo`. */
export function tabBackTo(page: Page, control: Locator): Promise<void> {
  return goTo(page, control, 'Shift+Tab');
}

async function goTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press(key);
    let isReached = false;
    const unmarked = async () => {
      // One evaluate call per stop, since it can take thirty stops.
      const at = await control.evaluate(focusAt);
      isReached = at.isFocused;
      return at.unmarked;
    };
    // The page scrolls smoothly to the focused element.
    await expect.poll(unmarked, 'the focused element must show its focus').toBeUndefined();
    if (isReached) return;
  }
  throw new Error(`${MAX_STOPS} presses of ${key} did not reach ${control.toString()}`);
}

/** Moves to a control by Tab and presses it. */
export async function tabAndPress(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Runs in the page. Returns whether the control has focus, and the focused element if its focus isn't visible. */
function focusAt(control: Element): { isFocused: boolean; unmarked?: string } {
  const at = document.activeElement;
  const isFocused = at === control;
  if (at === null || at === document.body) return { isFocused };
  const { outlineStyle, outlineWidth } = getComputedStyle(at);
  const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  const box = at.getBoundingClientRect();
  const isInView = box.bottom > 0 && box.top < innerHeight && box.width > 0;
  return isDrawn && isInView ? { isFocused } : { isFocused, unmarked: at.outerHTML.slice(0, 200) };
}
