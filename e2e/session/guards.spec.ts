import { memberPaths } from '../../src/paths';
import { signIn } from '../setup/accounts';
import { expect, test } from '../setup/fixtures';
import { adminPages, memberPages } from '../setup/pages';

test('the pages of members and admins lead visitors to sign-in, those of admins lead members home, and sign-in leads back', async ({
  page,
  account,
}) => {
  test.slow();
  for (const path of [...memberPages, ...adminPages]) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/login');
  }
  await page.goto(memberPaths.library);
  await signIn(page, account);
  await expect(page).toHaveURL(memberPaths.library);
  for (const path of adminPages) {
    await page.goto(path);
    await expect(page, path).toHaveURL(memberPaths.userLanding);
  }
  for (const path of ['/login', '/newaccount']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(memberPaths.userLanding);
  }
});
