import type { Page } from '@playwright/test';
import { expectNoViolation } from '../setup/axe';
import { loadCompletions, tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import { openHome } from '../setup/home';
import { layoutShift, watchLayoutShifts } from '../setup/layout-shifts';
import { adminPages, memberPages, publicPagePaths } from '../setup/pages';
import { expectReflow } from '../setup/reflow';
import { expectEveryPreference, expectTargets } from './preference-checks';
import { expectOwnSpacing, expectPaper } from './text-checks';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** In the unit of web vitals: what nobody notices. */
const MAX_SHIFT = 0.02;

/**
 * Looks at each page in every way after one load. Theme and width are independent, so axe scans each width in one
 * theme.
 */
async function expectGoodLooks(page: Page, paths: readonly string[], isPhone: boolean) {
  for (const path of paths) {
    await page.emulateMedia({ colorScheme: isPhone ? 'light' : 'dark' });
    await page.goto(path);
    await expectNoViolation(page);
    await expect(page).toHaveURL(path);
    expect.soft((await layoutShift(page)) ?? 0, path).toBeLessThan(MAX_SHIFT);
    if (isPhone) await expectReflow(page);
    if (isPhone) await expectTargets(page);
    await expectEveryPreference(page);
    await expectOwnSpacing(page, isPhone ? [320, 390] : [1440]);
    if (isPhone) await expectPaper(page);
  }
}

const LOOKS =
  'have no axe violations, reflow, print, and suit touch, more contrast, forced colors and a reader’s text spacing';

test(`the pages for visitors ${LOOKS}, and keep still`, async ({ page, hasTouch }) => {
  test.slow();
  await watchLayoutShifts(page);
  await expectGoodLooks(page, publicPagePaths, hasTouch);
});

for (const [group, paths] of [
  ['for members', memberPages],
  ['of the administration', adminPages],
] as const) {
  test(`the pages ${group} ${LOOKS}`, async ({ page, admin, hasTouch }) => {
    test.slow();
    await openHome(page, admin);
    const [task] = tasksOf('Strategic');
    await loadCompletions(page, [{ taskId: task?.id ?? '', daysAgo: 1, days: 9 }]);
    await expectGoodLooks(page, paths, hasTouch);
  });
}
