import { signIn } from '../setup/accounts';
import { expectNoViolation } from '../setup/axe';
import { expect, test } from '../setup/fixtures';
import { adminPages, memberPages, publicPages } from '../setup/pages';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('the public pages have no axe violation', async ({ page }) => {
      for (const path of publicPages) {
        await page.goto(path);
        await expectNoViolation(page);
      }
    });

    test('the pages of a member and of an admin have no axe violation', async ({ page, admin }) => {
      test.slow();
      await page.goto('/login');
      await signIn(page, admin);
      await expect(page).toHaveURL('/userlanding');
      await expect(page.getByRole('article')).toHaveCount(3);
      for (const path of [...memberPages, ...adminPages]) {
        await page.goto(path);
        await expectNoViolation(page);
      }
    });
  });
}
