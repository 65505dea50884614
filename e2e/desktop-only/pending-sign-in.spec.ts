import type { Page } from '@playwright/test';
import {
  codeSentTo,
  newAccount,
  newEmail,
  newInvitedAccount,
  password,
  signIn,
} from '../setup/accounts';
import { expect, test } from '../setup/fixtures';
import { expectPending } from '../setup/pending-request';
import { heading } from '../setup/sign-in-steps';

// While a request is pending, forms are disabled and buttons show a busy label (spec §2.5). Second
// factors and social buttons are checked with their other tests.

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.goto('/newaccount');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
}

test('sign-in is disabled and busy while its request is pending', async ({ page, account }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await expectPending(page, {
    operation: 'InitiateAuth',
    fields: ['Email', 'Password'],
    button: 'Sign in',
    busyLabel: /Signing in/,
  });
  await expect(page).toHaveURL('/userlanding');
});

test('sign-up and its confirmation are disabled and busy while their requests are pending', async ({
  page,
}) => {
  const email = newEmail();
  await fillSignUp(page, email);
  await page.getByRole('checkbox', { name: /EULA/ }).check();
  await expectPending(page, {
    operation: 'SignUp',
    fields: ['Email', 'Password', 'Confirm Password', /EULA/],
    button: 'Create Account',
    busyLabel: /Creating Account/,
  });
  await expect(heading(page)).toHaveText('Confirm Sign Up');
  await page.getByLabel('Confirmation Code').fill(await codeSentTo(email));
  await expectPending(page, {
    operation: 'ConfirmSignUp',
    fields: ['Confirmation Code'],
    button: 'Confirm',
    busyLabel: /Confirming/,
  });
  await expect(page).toHaveURL('/completesignup');
});

test('both steps of a password reset are disabled and busy while their requests are pending', async ({
  page,
  account,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Enter your email').fill(account.email);
  await expectPending(page, {
    operation: 'ForgotPassword',
    fields: ['Enter your email'],
    button: 'Send code',
    busyLabel: /Sending/,
  });
  await page.getByLabel('Code').fill(await codeSentTo(account.email));
  await page.getByLabel('New Password', { exact: true }).fill('Another-Horse-2!');
  await page.getByLabel('Confirm Password').fill('Another-Horse-2!');
  await expectPending(page, {
    operation: 'ConfirmForgotPassword',
    fields: ['Code', 'New Password', 'Confirm Password'],
    button: 'Submit',
    busyLabel: /Submitting/,
  });
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
});

test('a required new password is disabled and busy while its request is pending', async ({
  page,
}) => {
  await page.goto('/login');
  await signIn(page, await newInvitedAccount());
  await expect(heading(page)).toHaveText('Change Password');
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

test('both steps of email verification are disabled and busy while their requests are pending', async ({
  page,
}) => {
  const account = await newAccount({ isVerified: false });
  await page.goto('/login');
  await signIn(page, account);
  await page.getByRole('radio', { name: /Email/ }).check();
  await expectPending(page, {
    operation: 'GetUserAttributeVerificationCode',
    fields: [/Email/],
    button: 'Verify',
    busyLabel: /Verifying/,
  });
  await page.getByLabel('Code').fill(await codeSentTo(account.email));
  await expectPending(page, {
    operation: 'VerifyUserAttribute',
    fields: ['Code'],
    button: 'Submit',
    busyLabel: /Submitting/,
  });
  await expect(page).toHaveURL('/userlanding');
});

test('sign-up is disabled until the last field error is fixed', async ({ page }) => {
  await fillSignUp(page, 'fern');
  await page.getByLabel('Email').blur();
  const create = page.getByRole('button', { name: 'Create Account' });
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expect(create).toBeDisabled();
  await page.getByLabel('Email').fill(newEmail());
  await expect(create).toBeEnabled();
  await create.click();
  await expect(page.getByText('You must accept the EULA to create an account')).toBeVisible();
  await expect(create).toBeDisabled();
  await page.getByRole('checkbox', { name: /EULA/ }).check();
  await expect(create).toBeEnabled();
  await page.getByRole('checkbox', { name: /EULA/ }).uncheck();
  await expect(page.getByText('You must accept the EULA to create an account')).toBeVisible();
  await expect(create).toBeDisabled();
});
