import { expectNoViolation } from '../setup/axe';
import { expect, test } from '../setup/fixtures';
import { adminPages, memberPages, publicPages } from '../setup/pages';
import { openAs } from '../setup/session';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// What a theme changes does not depend on the width: each width is looked at in one of them.
test.beforeEach(async ({ page }, { project }) => {
  await page.emulateMedia({ colorScheme: project.name === 'phone' ? 'light' : 'dark' });
});

test('the public pages have no axe violation', async ({ page }) => {
  for (const path of publicPages) {
    await page.goto(path);
    await expectNoViolation(page);
  }
});

test('the pages of a member and of an admin have no axe violation', async ({ page, admin }) => {
  test.slow();
  await openAs(page, admin, '/userlanding');
  await expect(page.getByRole('article')).toHaveCount(3);
  for (const path of [...memberPages, ...adminPages]) {
    await page.goto(path);
    await expectNoViolation(page);
  }
});
