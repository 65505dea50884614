import { expectNoViolation } from '../setup/axe';
import { test } from '../setup/fixtures';
import { openHome } from '../setup/home';
import { guardedPages, publicPages } from '../setup/pages';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Theme and width are independent, so each width is checked in one theme.
test.beforeEach(async ({ page }, { project }) => {
  await page.emulateMedia({ colorScheme: project.name === 'phone' ? 'light' : 'dark' });
});

test('public pages have no axe violations', async ({ page }) => {
  for (const path of publicPages) {
    await page.goto(path);
    await expectNoViolation(page);
  }
});

for (const [group, paths] of Object.entries(guardedPages)) {
  test(`pages of ${group} have no axe violations`, async ({ page, admin }) => {
    await openHome(page, admin);
    for (const path of paths) {
      await page.goto(path);
      await expectNoViolation(page);
    }
  });
}
