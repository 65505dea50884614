import { expect, type Page } from '@playwright/test';
import { violationsOf } from '../setup/axe';

/**
 * Checks an open page with forced colors and, in its theme, with more contrast. Only styles follow these preferences,
 * so one load serves both. Leaves the page without them.
 */
export async function expectEveryPreference(page: Page): Promise<void> {
  await expectForcedColors(page);
  await page.emulateMedia({ contrast: 'more' });
  await expectContrast(page);
  await expectEdges(page);
  await page.emulateMedia({ contrast: 'no-preference' });
}

/** Checks an open page with forced colors, which have no themes. Leaves the page without them. */
export async function expectForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await expectEdges(page);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Fails if a text has a contrast of less than 7:1 with its background (WCAG 1.4.6). */
async function expectContrast(page: Page): Promise<void> {
  expect(await page.evaluate(() => matchMedia('(prefers-contrast: more)').matches)).toBe(true);
  const violations = await violationsOf(page, { runOnly: ['color-contrast-enhanced'] });
  const lowContrast = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${html.slice(0, 120)}: ${any[0]?.message ?? ''}`),
  );
  expect.soft(lowContrast, page.url()).toEqual([]);
}

// Except links in text, which WCAG 2.5.5 exempts.
const CONTROLS =
  'button, summary, select, textarea, input:not([type=checkbox], [type=radio]), label:has(:is([type=checkbox], [type=radio])), :is(nav, main, footer) a';

/** Fails if a control is less than 44 pixels high or wide, and names it. */
export async function expectTargets(page: Page): Promise<void> {
  const small = await page.locator(CONTROLS).evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      const isShown = control.checkVisibility({ visibilityProperty: true }) && width > 1;
      let block = control.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const isInText =
        control.matches('a') && block?.textContent?.trim() !== control.textContent?.trim();
      const isTarget = isShown && !isInText && !control.closest('[inert], [hidden]');
      return isTarget && (width < 43.9 || height < 43.9)
        ? [`${control.outerHTML.slice(0, 120)} is ${Math.round(width)} by ${Math.round(height)}`]
        : [];
    }),
  );
  expect.soft(small, page.url()).toEqual([]);
}

/**
 * Fails if a button, a link drawn as one, or a field has no edge, or if anything but the focused element has a thick
 * outline. A shadow counts as an edge, except with forced colors, where shadows aren't drawn.
 */
export async function expectEdges(page: Page): Promise<void> {
  const preferences = '(forced-colors: active) or (prefers-contrast: more)';
  expect(await page.evaluate((query) => matchMedia(query).matches, preferences)).toBe(true);
  await endOfTransitions(page);
  const OUTLINED = 'button, select, textarea, input:not([type=checkbox], [type=radio]), a';
  const wrong = await page.locator(OUTLINED).evaluateAll((controls) =>
    controls.flatMap((control) => {
      const style = getComputedStyle(control);
      // Only links drawn as buttons have round ends.
      const isLink = control.matches('a') && Number.parseFloat(style.borderTopLeftRadius) < 100;
      const isHidden = control.closest('[inert]') || !control.checkVisibility();
      if (isLink || isHidden) return [];
      const isClear = (color: string) => /^rgba\(.*, 0\)$/.test(color);
      const widthOf = (line: 'borderTop' | 'outline') =>
        style[`${line}Style`] === 'none' || isClear(style[`${line}Color`])
          ? 0
          : Number.parseFloat(style[`${line}Width`]);
      const shadow = / 0px 0px 0px ([\d.]+)px inset$/.exec(style.boxShadow)?.[1] ?? '0';
      const looksFocused = widthOf('outline') > 1.5 && !control.matches(':focus');
      const edge = Math.max(widthOf('borderTop'), widthOf('outline'), Number(shadow));
      if (edge > 0 && !looksFocused) return [];
      return [control.outerHTML.slice(0, 120)];
    }),
  );
  expect.soft(wrong, page.url()).toEqual([]);
}

/** Waits until no style is changing anymore, such as after a change of preference. */
async function endOfTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}
