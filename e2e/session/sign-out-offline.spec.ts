import { signOut } from '../setup/accounts';
import { expect, test } from '../setup/fixtures';

test.use({
  expectedConsoleErrors: [
    /Failed to (load resource|fetch dynamically imported module)|The code of a page could not be loaded/,
  ],
});

test('signing out without a connection says so, keeps nothing, and leads to sign-in once online', async ({
  home: page,
  context,
}) => {
  await context.setOffline(true);
  await signOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.goto('/userlanding');
  await expect(page).toHaveURL('/login');
});
