import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { adminPaths, memberPaths, publicPaths, signInPaths } from '../../src/paths';
import type { Account } from '../setup/accounts';
import { loadCompletions, tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import { addButton } from '../setup/goals';
import { dailyCards, messageUndo, openHome } from '../setup/home';

const { completeSignUp, updatePassword, ...others } = memberPaths;
const MEMBER_PAGES = [...Object.values(others), completeSignUp, updatePassword];
const ADMIN_PAGES = Object.values(adminPaths);
const VISITOR_PAGES = [...Object.values(publicPaths), ...Object.values(signInPaths)];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page and waits until it is loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

type Check = (page: Page) => Promise<void>;

/** Opens each page of a member who has completed a task, and of an admin if the account is one, and checks it. */
async function openMemberPages(
  page: Page,
  account: Account,
  check: Check,
  pages: readonly string[] = MEMBER_PAGES,
): Promise<void> {
  await openHome(page, account);
  const [task] = tasksOf('Strategic');
  await loadCompletions(page, [{ taskId: task?.id ?? '', daysAgo: 1, days: 9 }]);
  for (const path of pages) {
    await open(page, path);
    await check(page);
  }
}

/** Opens what a page shows only after a click, and checks it: menu, details, message and completed card, dialogs. */
async function openStates(page: Page, check: Check): Promise<void> {
  await open(page, memberPaths.userLanding);
  const card = dailyCards(page).last();
  await card.getByRole('button', { name: /^Options for / }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await check(page);
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Do a Little More' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('list', { name: 'Suggested tasks' })).toBeVisible();
  await card.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(messageUndo(page)).toBeEnabled();
  // The message stays while it has the pointer, the details while they have the focus.
  await messageUndo(page).hover();
  const about = dailyCards(page)
    .first()
    .getByRole('button', { name: /^About / });
  await about.press('Enter');
  await expect(about).toHaveAttribute('aria-expanded', 'true');
  await check(page);
  await open(page, memberPaths.mediumTasks);
  await addButton(page, tasksOf('Medium')[0]?.name ?? '').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check(page);
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
    test.slow();
    for (const path of VISITOR_PAGES) {
      await open(page, path);
      await expectContrast(page);
    }
  });

  test('every text of the pages for members has 7:1, after a click too', async ({
    page,
    account,
  }) => {
    test.slow();
    await openMemberPages(page, account, expectContrast);
    await openStates(page, expectContrast);
  });

  test('every text of the pages for admins has 7:1', async ({ page, admin }) => {
    test.slow();
    await openMemberPages(page, admin, expectContrast, ADMIN_PAGES);
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
    await openStates(page, expectTargets);
  });

  test('every control for admins is at least 44 pixels', async ({ page, admin }) => {
    test.slow();
    await openMemberPages(page, admin, expectTargets, ADMIN_PAGES);
  });
});

test.describe('with forced colors', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  /** Fails if a button or a field has no edge, or if more than the focus has a thick outline. */
  async function expectEdges(page: Page): Promise<void> {
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const CONTROLS = 'button, select, textarea, input:not([type=checkbox], [type=radio])';
    const found = await page.locator(CONTROLS).evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } =
          getComputedStyle(control);
        const widths = [
          [borderTopStyle, borderTopWidth],
          [outlineStyle, outlineWidth],
        ].map(([style = '', width = '']) => (style === 'none' ? 0 : Number.parseFloat(width)));
        const looksFocused = (widths[1] ?? 0) > 1.5 && !control.matches(':focus');
        const isHidden = control.closest('[inert]') || !control.checkVisibility();
        if (isHidden || (Math.max(...widths) > 0 && !looksFocused)) return [];
        return [control.outerHTML.slice(0, 120)];
      }),
    );
    expect.soft(found, page.url()).toEqual([]);
  }

  test('every control for visitors has an edge, and a trial’s leaf fills', async ({ page }) => {
    for (const path of [publicPaths.landing, ...Object.values(signInPaths)]) {
      await open(page, path);
      await expectEdges(page);
    }
    await open(page, publicPaths.landing);
    const leaves = page.locator('[data-trial] [aria-hidden="true"] > span');
    const grounds = () =>
      leaves.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    await page
      .getByRole('button', { name: /^Mark Complete/ })
      .first()
      .click();
    await expect.poll(async () => new Set(await grounds()).size).toBe(2);
    await expectEdges(page);
  });

  test('every control for members has an edge, and what is current, done or chosen stands out', async ({
    page,
    account,
  }) => {
    test.slow();
    await openMemberPages(page, account, expectEdges);
    await openStates(page, expectEdges);
    await page.goto(memberPaths.library);
    await expect(page.locator('nav [aria-current="page"]').first()).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
    await page.goto(memberPaths.userLanding);
    const styleOf = (name: string, property: 'color' | 'opacity') =>
      page
        .getByRole('button', { name })
        .first()
        .evaluate((one, key) => getComputedStyle(one)[key], property);
    await expect(page.getByRole('button', { name: 'Task Complete' }).first()).toBeVisible();
    expect(await styleOf('Task Complete', 'color')).not.toBe(
      await styleOf('Mark Complete', 'color'),
    );
  });

  test('every control for admins has an edge', async ({ page, admin }) => {
    test.slow();
    await openMemberPages(page, admin, expectEdges, ADMIN_PAGES);
  });
});
