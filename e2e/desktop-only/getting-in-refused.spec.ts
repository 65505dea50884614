import type { BrowserContext, Page } from '@playwright/test';
import { emulatorOrigin } from '../addresses';
import {
  codeSentTo,
  confirmElsewhere,
  newAccount,
  newEmail,
  password,
  signIn,
  wrongCode,
} from '../setup/accounts';
import { expect, test } from '../setup/fixtures';
import { expectThreeDailies } from '../setup/home';
import { alert, heading, signUp } from '../setup/sign-in-steps';

// Chromium logs every error response and every failed request.
test.use({ expectedConsoleErrors: [/status of 400|ERR_INTERNET_DISCONNECTED/] });

/** Clicks a button offline, expects the error, and clicks it again online. */
async function clickOfflineThenOnline(
  page: Page,
  context: BrowserContext,
  name: string,
): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await context.setOffline(true);
  await button.click();
  await expect(alert(page, 'We couldn’t reach the server. Try again.')).toBeVisible();
  await context.setOffline(false);
  await button.click();
}

test('keeps the input when the connection drops at any step of sign-up', async ({
  page,
  context,
}) => {
  const email = newEmail();
  await page.goto('/newaccount');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('checkbox', { name: /EULA/ }).check();
  await clickOfflineThenOnline(page, context, 'Create Account');
  await expect(heading(page)).toHaveText('Confirm Sign Up');
  const first = await codeSentTo(email);
  await clickOfflineThenOnline(page, context, 'Resend Code');
  await page.getByLabel('Confirmation Code').fill(await codeSentTo(email, first));
  await clickOfflineThenOnline(page, context, 'Confirm');
  await expect(page).toHaveURL('/completesignup');
});

test('keeps the input when the connection drops at any step of a password reset', async ({
  page,
  context,
  account,
}) => {
  const fresh = 'Another-Horse-2!';
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Enter your email').fill(account.email);
  await clickOfflineThenOnline(page, context, 'Send code');
  await expect(page.getByText(/on the way to/)).toBeVisible();
  await page.getByLabel('Code').fill(await codeSentTo(account.email));
  await page.getByLabel('New Password', { exact: true }).fill(fresh);
  await page.getByLabel('Confirm Password').fill(fresh);
  await clickOfflineThenOnline(page, context, 'Submit');
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(fresh);
  await clickOfflineThenOnline(page, context, 'Sign in');
  await expect(page).toHaveURL('/userlanding');
});

test('allows another try when the connection drops during email verification', async ({
  page,
  context,
}) => {
  const account = await newAccount({ isVerified: false });
  await page.goto('/login');
  await signIn(page, account);
  await page.getByRole('radio', { name: /Email/ }).check();
  await clickOfflineThenOnline(page, context, 'Verify');
  await page.getByLabel('Code').fill(await codeSentTo(account.email));
  await clickOfflineThenOnline(page, context, 'Submit');
  await expect(page).toHaveURL('/userlanding');
});

test.describe('without the identity pool', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

  test('signs in, without the pictures', async ({ page, account }) => {
    const refused: string[] = [];
    await page.route(`${emulatorOrigin}/**`, (route) => {
      const target = route.request().headers()['x-amz-target'] ?? '';
      if (!target.startsWith('AWSCognitoIdentityService')) return route.fallback();
      refused.push(target);
      return route.abort();
    });
    await page.goto('/login');
    await signIn(page, account);
    await expect(page).toHaveURL('/userlanding');
    await expectThreeDailies(page);
    await expect.poll(() => refused).not.toEqual([]);
  });
});

test('sends an account confirmed elsewhere to sign-in', async ({ page }) => {
  const email = newEmail();
  await signUp(page, email);
  const code = await codeSentTo(email);
  await confirmElsewhere(email, code);
  await page.getByLabel('Confirmation Code').fill(code);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Your account is confirmed. Sign in to get started.')).toBeVisible();
  await signIn(page, { email, password });
  await expect(page).toHaveURL('/completesignup');
});

test('pauses sign-in after too many wrong passwords, and says so', async ({ page, account }) => {
  await page.goto('/login');
  const limit = alert(page, 'Password attempts exceeded');
  // The first pause is one second, too short for a slow machine; each later one is twice as long.
  for (let attempt = 1; attempt <= 16 && !(await limit.isVisible()); attempt += 1) {
    const answered = page.waitForResponse((response) => response.status() === 400);
    await signIn(page, { ...account, password: `Wrong-Horse-${attempt}!` });
    await answered;
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  }
  await expect(limit).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
});

test('stops accepting codes after too many wrong ones, and says so', async ({ page }) => {
  const email = newEmail();
  await signUp(page, email);
  const code = wrongCode(await codeSentTo(email));
  const limit = alert(page, 'Attempt limit exceeded, please try after some time.');
  for (let attempt = 1; attempt <= 20 && !(await limit.isVisible()); attempt += 1) {
    await page.getByLabel('Confirmation Code').fill(code);
    const answered = page.waitForResponse((response) => response.status() === 400);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await answered;
    await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeEnabled();
  }
  await expect(limit).toBeVisible();
  await expect(page.getByLabel('Confirmation Code')).toHaveValue(code);
});
