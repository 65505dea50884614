import { codeSentTo, newEmail, password, wrongCode } from '../setup/accounts';
import { expectAccessibleInBothThemes } from '../setup/axe';
import { expect, test } from '../setup/fixtures';
import { alert, signUp } from '../setup/sign-in-steps';

// Chromium logs every error response of the identity service.
test.use({ expectedConsoleErrors: [/status of 400/] });

test('someone who has an account already gets to sign-in with the email that they typed', async ({
  page,
  account,
}) => {
  await page.goto('/newaccount');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('checkbox', { name: /EULA/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(alert(page, 'An account with the given email already exists.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/userlanding');
});

test('a new code replaces the wrong one and its error', async ({ page }) => {
  const email = newEmail();
  await signUp(page, email);
  const first = await codeSentTo(email);
  await page.getByLabel('Confirmation Code').fill(wrongCode(first));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const refusal = alert(page, 'Invalid verification code provided, please try again.');
  await expect(refusal).toBeVisible();
  await page.getByRole('button', { name: 'Resend Code' }).click();
  await expect(page.getByText(/^A new code is on the way/)).toBeVisible();
  await expect(refusal).toBeHidden();
  await expect(page.getByLabel('Confirmation Code')).toHaveValue('');
  // A later error shows again.
  const second = await codeSentTo(email, first);
  await page.getByLabel('Confirmation Code').fill(wrongCode(second));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(refusal).toBeVisible();
  await page.getByLabel('Confirmation Code').fill(second);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page).toHaveURL('/completesignup');
});

test('the email typed at sign-up is still there for someone who comes back', async ({
  page,
  account,
}) => {
  await page.goto('/newaccount');
  await page.getByLabel('Email').fill(account.email);
  await page.goto('/about');
  await page.goto('/newaccount');
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await page.getByLabel('Email').fill('');
  await page.goto('/newaccount');
  await expect(page.getByLabel('Email')).toHaveValue('');
});
