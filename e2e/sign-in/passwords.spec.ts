import { codeSentTo, newInvitedAccount, password, signIn } from '../setup/accounts';
import { expectAccessible } from '../setup/axe';
import { expectEqualPasswordsNoticed } from '../setup/equal-passwords';
import { expect, test } from '../setup/fixtures';
import { expectPending } from '../setup/pending-request';
import { alert, clickOfflineThenOnline, heading } from '../setup/sign-in-steps';

// Chromium logs every error response.
test.use({ expectedConsoleErrors: [/status of 400/] });

const FRESH = 'Another-Horse-2!';

test('a forgotten password can be reset despite a dropped connection', async ({
  page,
  account,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(heading(page)).toHaveText('Reset your Password');
  await expectAccessible(page);
  await page.getByLabel('Enter your email').fill(account.email);
  await clickOfflineThenOnline(page, 'Send code', () =>
    expectPending(page, {
      operation: 'ForgotPassword',
      fields: ['Enter your email'],
      button: 'Send code',
      busyLabel: /Sending/,
    }),
  );
  await expect(page.getByText(/on the way to e\*+\w@verdure\.example/)).toBeVisible();
  await expectAccessible(page);
  const username = page.locator('form input[autocomplete="username"]');
  await expect(username).toHaveValue(account.email);
  await expect(username).toBeHidden();
  const code = await codeSentTo(account.email);
  await page.getByLabel('Code').fill(`\u00A0${code.slice(0, 3)} – ${code.slice(3)}`);
  await expectEqualPasswordsNoticed(page, 'Submit');
  await page.getByLabel('New Password', { exact: true }).fill(FRESH);
  await page.getByLabel('Confirm Password').fill(FRESH);
  await clickOfflineThenOnline(page, 'Submit', () =>
    expectPending(page, {
      operation: 'ConfirmForgotPassword',
      fields: ['Code', 'New Password', 'Confirm Password'],
      button: 'Submit',
      busyLabel: /Submitting/,
    }),
  );
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await signIn(page, { ...account, password: FRESH });
  await expect(page).toHaveURL('/userlanding');
});

test('a temporary password must be changed', async ({ page }) => {
  const invited = await newInvitedAccount();
  await page.goto('/login');
  await signIn(page, invited);
  await expect(heading(page)).toHaveText('Change Password');
  await expectAccessible(page);
  await expect(page.locator('form input[autocomplete="username"]')).toHaveValue(invited.email);
  await expectEqualPasswordsNoticed(page, 'Change Password');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await expectPending(page, {
    operation: 'RespondToAuthChallenge',
    fields: ['Password', 'Confirm Password'],
    button: 'Change Password',
    busyLabel: /Changing/,
  });
  await expect(page).toHaveURL('/userlanding');
});

test('the address for password managers leads to changing the password, which requires the current one', async ({
  page,
  account,
}) => {
  await page.goto('/.well-known/change-password');
  await expect(page).toHaveURL('/login');
  await signIn(page, account);
  await expect(page).toHaveURL('/updatepassword');
  const username = page.locator('form input[autocomplete="username"]');
  await expect(username).toHaveValue(account.email);
  await expect(username).toBeHidden();
  await page.getByLabel('Current password').fill('Wrong-Horse-1!');
  await page.getByLabel('New password').fill(FRESH);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(alert(page, 'Incorrect username or password.')).toBeVisible();
  await page.getByLabel('Current password').fill(account.password);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password successfully updated!')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('');
});
