import type { Page } from '@playwright/test';
import { codeSentTo, newEmail, signIn } from '../setup/accounts';
import { expectAccessibleInBothThemes } from '../setup/axe';
import { expect, test } from '../setup/fixtures';
import { alert, heading, signUp } from '../setup/sign-in-steps';

// Chromium logs every error response of the identity service.
test.use({ expectedConsoleErrors: [/status of 400/] });

const later = 'Another-Horse-2!';

/** Signs up and leaves before the code. Returns the address and its first code. */
async function leaveSignUp(page: Page): Promise<{ email: string; first: string }> {
  const email = newEmail();
  await signUp(page, email);
  return { email, first: await codeSentTo(email) };
}

/** Signs up again, which is refused, and asks for a new code. */
async function askForNewCode(page: Page, email: string): Promise<void> {
  await page.goto('/newaccount');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(later);
  await page.getByLabel('Confirm Password').fill(later);
  await page.getByRole('checkbox', { name: /EULA/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(alert(page, 'An account with the given email already exists.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Send a new code' }).click();
}

async function confirm(page: Page, email: string, first: string): Promise<void> {
  await expect(heading(page)).toHaveText('Confirm Sign Up');
  await page.getByLabel('Confirmation Code').fill(await codeSentTo(email, first));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
}

/** Sets a new password for the address that the form knows. */
async function setPassword(page: Page, email: string, fresh: string): Promise<void> {
  const before = await codeSentTo(email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code').fill(await codeSentTo(email, before));
  await page.getByLabel('New Password', { exact: true }).fill(fresh);
  await page.getByLabel('Confirm Password').fill(fresh);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
}

test(
  'a sign-up that was left before its code is finished with another password',
  { tag: '@desktop' },
  async ({ page }) => {
    const { email, first } = await leaveSignUp(page);
    await askForNewCode(page, email);
    await confirm(page, email, first);
    await expect(alert(page, 'Incorrect username or password.')).toBeVisible();
    await expect(page.getByText(/^Your account is confirmed. .+ set a new one\.$/)).toBeVisible();
    await setPassword(page, email, later);
    await signIn(page, { email, password: later });
    await expect(page).toHaveURL('/completesignup');
  },
);

test(
  'a password reset leads to the code of a sign-up that was left',
  { tag: '@desktop' },
  async ({ page }) => {
    const { email, first } = await leaveSignUp(page);
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(
      page.getByText(/^If your account is confirmed, your code is on the way/),
    ).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Send a sign-up code' }).click();
    await confirm(page, email, first);
    await expect(page.getByText(/^Your account is confirmed. .+ set a new one\.$/)).toBeVisible();
    await setPassword(page, email, later);
    await signIn(page, { email, password: later });
    await expect(page).toHaveURL('/completesignup');
  },
);
