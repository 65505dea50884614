import { signIn } from '../setup/accounts';
import { newName } from '../setup/admin-pages';
import { ENDED, letTokenExpire } from '../setup/ended-session';
import { expect, test } from '../setup/fixtures';
import { visitRecorded } from '../setup/home';
import { holdIdentityRequests } from '../setup/pending-request';
import { openAs, signOutEverywhere } from '../setup/session';
import { alert } from '../setup/sign-in-steps';

test.use({ expectedConsoleErrors: [/status of 40/] });

test('what was typed into a changed task when a session ended is still there after signing in again', async ({
  page,
  admin,
}) => {
  const typed = newName('Typed');
  const field = page.getByLabel('Name', { exact: true });
  await openAs(page, admin, '/taskeditor');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await field.fill(typed);
  await visitRecorded(page);
  await signOutEverywhere(admin);
  // A picture that is still loading may need a token before the form does.
  const renewals = await holdIdentityRequests(page, 'GetTokensFromRefreshToken');
  await letTokenExpire(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await renewals.release();
  await expect(alert(page, ENDED)).toBeVisible();
  // Otherwise, the backend would refuse pictures that are signed in the future.
  await page.clock.setSystemTime(Date.now());
  await signIn(page, admin);
  await expect(page).toHaveURL('/taskeditor');
  await expect(field).toHaveValue(typed);
});
