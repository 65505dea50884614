import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { memberPaths, publicPaths, signInPaths } from '../../src/paths';
import type { Account } from '../setup/accounts';
import { loadCompletions, tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import { openHome } from '../setup/home';
import { openAs } from '../setup/session';

const { completeSignUp, updatePassword, ...others } = memberPaths;
const MEMBER_PAGES = [...Object.values(others), completeSignUp, updatePassword];
const VISITOR_PAGES = [...Object.values(publicPaths), ...Object.values(signInPaths)];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page and waits until it is loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Opens each page of a member who has completed a task, and checks it. */
async function openMemberPages(
  page: Page,
  account: Account,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  await openHome(page, account);
  const [task] = await tasksOf(page, 'Daily');
  await loadCompletions(page, [{ taskId: task?.id ?? '', daysAgo: 1, days: 9 }]);
  for (const path of MEMBER_PAGES) {
    await open(page, path);
    await check(page);
  }
}

test.describe('with more contrast', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', contrast: 'more' } });

  /** Fails if a text has less than 7:1 on its ground (WCAG 1.4.6), in either theme. */
  async function expectContrast(page: Page): Promise<void> {
    expect(await page.evaluate(() => matchMedia('(prefers-contrast: more)').matches)).toBe(true);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page })
        .withRules(['color-contrast-enhanced'])
        .analyze();
      const found = violations.flatMap(({ nodes }) =>
        nodes.map(({ html, any }) => `${html.slice(0, 120)}: ${any[0]?.message ?? ''}`),
      );
      expect.soft(found, `${page.url()}, ${colorScheme}`).toEqual([]);
    }
  }

  test('every text of the pages for visitors has 7:1', async ({ page }) => {
    for (const path of VISITOR_PAGES) {
      await open(page, path);
      await expectContrast(page);
    }
  });

  test('every text of the pages for members has 7:1', async ({ page, account }) => {
    test.slow();
    await openMemberPages(page, account, expectContrast);
  });
});

test.describe('by touch', () => {
  test.skip(({ hasTouch }) => !hasTouch);

  // Not links in text, which WCAG 2.5.5 exempts.
  const CONTROLS =
    'button, summary, select, textarea, input:not([type=checkbox], [type=radio]), label:has(:is([type=checkbox], [type=radio])), :is(nav, main, footer) a';

  /** Fails if a control is less than 44 pixels high or wide, and names it. */
  async function expectTargets(page: Page): Promise<void> {
    const small = await page.locator(CONTROLS).evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        const isShown = control.checkVisibility({ visibilityProperty: true }) && width > 1;
        const isInText =
          control.matches('a') &&
          control.parentElement?.textContent?.trim() !== control.textContent?.trim();
        const isTarget = isShown && !isInText && !control.closest('[inert], [hidden]');
        return isTarget && (width < 43.9 || height < 43.9)
          ? [`${control.outerHTML.slice(0, 120)} is ${Math.round(width)} by ${Math.round(height)}`]
          : [];
      }),
    );
    expect.soft(small, page.url()).toEqual([]);
  }

  test('every control for visitors is at least 44 pixels', async ({ page }) => {
    for (const path of VISITOR_PAGES) {
      await open(page, path);
      await expectTargets(page);
    }
  });

  test('every control for members is at least 44 pixels', async ({ page, account }) => {
    test.slow();
    await openMemberPages(page, account, expectTargets);
    await page.goto(memberPaths.userHistory);
    await page.getByRole('listitem').locator('summary').first().click();
    await expectTargets(page);
  });
});

test.describe('with forced colors', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('every button has an edge, and the current page stands out', async ({ page, account }) => {
    test.slow();
    await openHome(page, account);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    for (const path of MEMBER_PAGES) {
      await open(page, path);
      const bare = await page.locator('button').evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } =
            getComputedStyle(button);
          const hasEdge = [
            [borderTopStyle, borderTopWidth],
            [outlineStyle, outlineWidth],
          ].some(([style = '', width = '']) => style !== 'none' && Number.parseFloat(width) > 0);
          return hasEdge ? [] : [button.outerHTML.slice(0, 120)];
        }),
      );
      expect.soft(bare, path).toEqual([]);
    }
    await page.goto(memberPaths.library);
    await expect(page.locator('nav [aria-current="page"]').first()).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
  });
});

test('a name in a right-to-left script runs from the right, where it is typed and where it is shown', async ({
  page,
  account,
}) => {
  await openAs(page, account, memberPaths.userProfile);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const field = page.getByLabel('Screen name');
  await field.fill('שתיל ירוק');
  await expect(field).toHaveCSS('direction', 'rtl');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const shown = page.getByRole('definition').filter({ hasText: 'שתיל ירוק' });
  await expect(shown).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('definition').first()).toHaveCSS('direction', 'ltr');
});
