import type { Page } from '@playwright/test';
import { expectAccessible, expectNoViolation } from '../setup/axe';
import { loadCompletions, tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import { openHome } from '../setup/home';
import { layoutShift, watchLayoutShifts } from '../setup/layout-shifts';
import { adminPages, memberPages, publicPagePaths } from '../setup/pages';
import { expectReflow } from '../setup/reflow';
import { expectEveryPreference, expectForcedColors, expectTargets } from './preference-checks';
import { expectReadableText, expectPaper } from './text-checks';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A layout shift that nobody notices, in the unit of web vitals. */
const MAX_SHIFT = 0.02;

type Device = 'phone' | 'desktop';

/**
 * Returns a function that shows the page as on a phone in the light theme, or as on a desktop in the dark one. Width
 * and theme don't affect each other.
 */
async function deviceOf(page: Page): Promise<(device: Device) => Promise<void>> {
  // The emulated touch screen lasts as long as this session.
  const devTools = await page.context().newCDPSession(page);
  return async (device) => {
    const isPhone = device === 'phone';
    await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone });
    await page.setViewportSize(
      isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    );
    await page.emulateMedia({ colorScheme: isPhone ? 'light' : 'dark' });
    const isCoarse = () => page.evaluate(() => matchMedia('(pointer: coarse)').matches);
    await expect.poll(isCoarse).toBe(isPhone);
  };
}

async function expectStill(page: Page, path: string): Promise<void> {
  expect.soft(await layoutShift(page), path).toBeLessThan(MAX_SHIFT);
}

/** The rules whose outcome can differ between widths and themes. */
const BY_STYLE = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
  'aria-hidden-focus',
  'button-name',
  'link-name',
  'label-content-name-mismatch',
];

/** Checks the looks of each page on a phone and a desktop, along with the caller's own checks. */
async function expectGoodLooks(
  page: Page,
  paths: readonly string[],
  alsoExpect: (path: string, device: Device) => Promise<void> = async () => undefined,
): Promise<void> {
  const showAsOn = await deviceOf(page);
  for (const path of paths) {
    await showAsOn('phone');
    await page.goto(path);
    await expectNoViolation(page);
    await expect(page).toHaveURL(path);
    await alsoExpect(path, 'phone');
    await expectReflow(page);
    await expectTargets(page);
    await expectEveryPreference(page);
    await expectReadableText(page, [320, 390]);
    await expectPaper(page);

    await showAsOn('desktop');
    await alsoExpect(path, 'desktop');
    await expectAccessible(page, { runOnly: BY_STYLE });
    await expectForcedColors(page);
    await expectReadableText(page, [1440]);
  }
}

const LOOKS =
  'have no axe violations, reflow, print, and suit touch, more contrast, forced colors and a reader’s text spacing';

test(`the pages for visitors ${LOOKS}, and don’t shift`, async ({ page }) => {
  await watchLayoutShifts(page);
  await expectGoodLooks(page, publicPagePaths, async (path, device) => {
    if (device === 'desktop') await page.reload();
    await page.waitForLoadState('networkidle');
    await expectStill(page, path);
  });
});

for (const [group, paths] of [
  ['for members', memberPages],
  ['for admins', adminPages],
] as const) {
  test(`the pages ${group} ${LOOKS}`, async ({ page, admin }) => {
    await openHome(page, admin);
    const [task] = tasksOf('Strategic');
    await loadCompletions(page, [{ taskId: task?.id ?? '', daysAgo: 1, days: 9 }]);
    await expectGoodLooks(page, paths);
  });
}
