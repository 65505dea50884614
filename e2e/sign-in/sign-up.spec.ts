import {
  codeSentTo,
  confirmElsewhere,
  fillSignUp,
  newEmail,
  newUnconfirmedAccount,
  password,
  signIn,
  wrongCode,
} from '../setup/accounts';
import { expectAccessible } from '../setup/axe';
import { expectEqualPasswordsNoticed } from '../setup/equal-passwords';
import { expect, test } from '../setup/fixtures';
import { expectPending } from '../setup/pending-request';
import { alert, clickOfflineThenOnline, heading } from '../setup/sign-in-steps';

// Chromium logs every error response.
test.use({ expectedConsoleErrors: [/status of 400/] });

test('sign-up reports refusals and failures, keeps the typed text, and waits for its requests', async ({
  page,
  account,
}) => {
  const email = newEmail();
  await page.goto('/newaccount');

  await test.step('an address that has an account leads to sign-in', async () => {
    await fillSignUp(page, account.email);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(alert(page, 'An account with the given email already exists.')).toBeVisible();
    await expectAccessible(page);
    const link = page.getByText('Already have an account?').getByRole('link', { name: 'Sign in' });
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await page.goto('/newaccount');
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
  });

  await test.step('passwords are compared as shown', async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('checkbox', { name: /EULA/ }).check();
    await expectEqualPasswordsNoticed(page, 'Create Account');
  });

  await test.step('the account is created', async () => {
    await clickOfflineThenOnline(page, 'Create Account', () =>
      expectPending(page, {
        operation: 'SignUp',
        fields: ['Email', 'Password', 'Confirm Password', /EULA/],
        button: 'Create Account',
        busyLabel: /Creating Account/,
      }),
    );
    await expect(heading(page)).toHaveText('Confirm Sign Up');
    const sent = /on the way to e\*+\w@verdure\.example\. It may take/;
    await expect(page.getByText(sent)).toBeVisible();
  });

  await test.step('a wrong code is refused, and a new one replaces it and its error', async () => {
    const first = await codeSentTo(email);
    const code = page.getByLabel('Confirmation Code');
    await code.fill(wrongCode(first));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    const refusal = alert(page, 'Invalid verification code provided, please try again.');
    await expect(refusal).toBeVisible();
    await expect(code).toHaveValue(wrongCode(first));
    await expectAccessible(page);
    await clickOfflineThenOnline(page, 'Resend Code');
    await expect(page.getByText(/^A new code is on the way/)).toBeVisible();
    await expect(refusal).toBeHidden();
    await expect(code).toHaveValue('');
    await code.fill(await codeSentTo(email, first));
    await clickOfflineThenOnline(page, 'Confirm', () =>
      expectPending(page, {
        operation: 'ConfirmSignUp',
        fields: ['Confirmation Code'],
        button: 'Confirm',
        busyLabel: /Confirming/,
      }),
    );
    await expect(page).toHaveURL('/completesignup');
  });
});

test('an unconfirmed account is asked for its code at sign-in, unless it was confirmed elsewhere meanwhile', async ({
  page,
}) => {
  const { email } = await newUnconfirmedAccount();
  const first = await codeSentTo(email);
  await page.goto('/login');
  await signIn(page, { email, password });
  await expect(heading(page)).toHaveText('Confirm Sign Up');
  // Signing in has sent another one.
  const code = await codeSentTo(email, first);
  await confirmElsewhere(email, code);
  await page.getByLabel('Confirmation Code').fill(code);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const told = page.getByText('Your account is confirmed. Sign in to get started.');
  await expect(told).toBeVisible();
  await signIn(page, { email, password });
  await expect(page).toHaveURL('/completesignup');
});

test('someone else who signs in after a sign-up reaches the requested page', async ({
  page,
  account,
}) => {
  const { email } = await newUnconfirmedAccount();
  const first = await codeSentTo(email);
  await page.goto('/library');
  await signIn(page, { email, password });
  await page.getByLabel('Confirmation Code').fill(await codeSentTo(email, first));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Your account is confirmed.', { exact: false })).toBeVisible();
  await signIn(page, account);
  await expect(page).toHaveURL('/library');
});
