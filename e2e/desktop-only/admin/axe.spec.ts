import { findRow, newName, openAdminPage } from '../../setup/admin-pages';
import { expectNoViolation } from '../../setup/axe';
import { expect, test } from '../../setup/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LINK = 'IPCC climate reports';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('forms, their errors and their dialogs have no axe violations', async ({
      page,
      admin,
    }) => {
      test.slow();
      await openAdminPage(page, admin, '/librarybuilder');
      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText('This field is required').first()).toBeVisible();
      await expectNoViolation(page);
      await page.getByLabel('Name', { exact: true }).fill(newName('Unsaved'));
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect(page.getByRole('dialog', { name: 'Discard unsaved changes?' })).toBeVisible();
      await expectNoViolation(page);
      await page.getByRole('button', { name: 'Discard changes' }).click();
      // A link of the demo content: other tests change and delete their own.
      const row = await findRow(page, LINK);
      await row.getByRole('button', { name: 'Edit' }).click();
      await expect(page.getByRole('heading', { name: /^Edit “/ })).toBeVisible();
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await row.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('dialog', { name: /^Delete “/ })).toBeVisible();
      await expectNoViolation(page);
    });
  });
}
