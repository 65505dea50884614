import { signIn } from '../setup/accounts';
import { expect, test } from '../setup/fixtures';

const memberPages = [
  '/completesignup',
  '/userprofilepage',
  '/library',
  '/userlanding',
  '/benefits',
  '/userhistory',
  '/mediumtasks',
  '/offers',
  '/strategictasks',
  '/updatepassword',
];
const adminPages = ['/admin', '/taskbuilder', '/taskeditor', '/librarybuilder'];
const publicPages = ['/', '/impact', '/about', '/eula', '/login', '/newaccount'];

test.describe('a visitor', () => {
  for (const path of [...memberPages, ...adminPages]) {
    test(`is sent from ${path} to sign in`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    });
  }

  for (const path of publicPages) {
    test(`may read ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
    });
  }

  test('who follows a wrong address sees the error screen with a link home', async ({
    page,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/404/);
    await page.goto('/no-such-page');
    await expect(page.getByText('Err Or. Search Elsewhere.')).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  });
});

test('a member is turned away from every admin page', async ({ page, account }) => {
  await page.goto('/admin');
  await signIn(page, account);
  await expect(page).toHaveURL('/userlanding');
  for (const path of adminPages) {
    await page.goto(path);
    await expect(page).toHaveURL('/userlanding');
  }
});

test('an admin opens every admin page, and a member page like anybody', async ({ page, admin }) => {
  await page.goto('/admin');
  await signIn(page, admin);
  await expect(page).toHaveURL('/admin');
  for (const path of [...adminPages, '/userlanding']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('whoever is signed in already is not asked again', async ({ page, account }) => {
  await page.goto('/login');
  await signIn(page, account);
  await expect(page).toHaveURL('/userlanding');
  for (const path of ['/login', '/newaccount']) {
    await page.goto(path);
    await expect(page).toHaveURL('/userlanding');
  }
});
