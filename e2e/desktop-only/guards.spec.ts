import { expect, test } from '../setup/fixtures';
import { adminPages, guardedPages, publicPagePaths } from '../setup/pages';
import { openAs } from '../setup/session';

for (const [group, paths] of Object.entries(guardedPages)) {
  test(`redirects visitors from the pages of ${group} to sign-in`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/login');
      await expect(page.getByRole('button', { name: 'Sign in', exact: true }), path).toBeVisible();
    }
  });
}

test('visitors can read every public page', async ({ page }) => {
  for (const path of publicPagePaths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('shows the error screen with a link home at an unknown address', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/404/);
  await page.goto('/no-such-page');
  await expect(page.getByText('Err Or. Search Elsewhere.')).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('redirects members from every admin page', async ({ page, account }) => {
  await openAs(page, account, '/admin');
  await expect(page).toHaveURL('/userlanding');
  for (const path of adminPages.slice(1)) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/userlanding');
  }
});

test('does not ask signed-in users to sign in again', async ({ page, account }) => {
  await openAs(page, account, '/login');
  await expect(page).toHaveURL('/userlanding');
  await page.goto('/newaccount');
  await expect(page).toHaveURL('/userlanding');
});
