import type { Page } from '@playwright/test';
import { expectNoViolation } from '../setup/axe';
import { expect, test } from '../setup/fixtures';
import { openHome } from '../setup/home';
import { guardedPages, publicPagePaths } from '../setup/pages';
import { expectReflow } from '../setup/reflow';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Theme and width are independent, so each width is checked in one theme.
test.beforeEach(async ({ page }, { project }) => {
  await page.emulateMedia({ colorScheme: project.name === 'phone' ? 'light' : 'dark' });
});

/** Opens each page once and looks at it in both ways, since loading a page takes longer than looking at it. */
async function expectAccessiblePages(page: Page, paths: readonly string[], isPhone: boolean) {
  for (const path of paths) {
    await page.goto(path);
    await expectNoViolation(page);
    await expect(page).toHaveURL(path);
    if (isPhone) await expectReflow(page);
  }
}

test('public pages have no axe violations, and reflow at 320 and 640 pixels', async ({ page }, {
  project,
}) => {
  test.slow();
  await expectAccessiblePages(page, publicPagePaths, project.name === 'phone');
});

for (const [group, paths] of Object.entries(guardedPages)) {
  test(`an admin can open the pages of ${group}, which have no axe violations, and reflow at 320 and 640 pixels`, async ({
    page,
    admin,
  }, { project }) => {
    test.slow();
    await openHome(page, admin);
    await expectAccessiblePages(page, paths, project.name === 'phone');
  });
}
