import { codeSentTo, newEmail, signIn } from '../setup/accounts';
import { expectAccessibleInBothThemes } from '../setup/axe';
import { expect, test } from '../setup/fixtures';
import { heading, signUp } from '../setup/sign-in-steps';

// Chromium logs every error response of the identity service.
test.use({ expectedConsoleErrors: [/status of 400/] });

test('a password reset leads to the code of a sign-up that was left', async ({ page }) => {
  const email = newEmail();
  const later = 'Another-Horse-2!';
  await signUp(page, email);
  const first = await codeSentTo(email);
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(
    page.getByText(/^If your account is confirmed, your code is on the way/),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Send a sign-up code' }).click();
  await expect(heading(page)).toHaveText('Confirm Sign Up');
  await page.getByLabel('Confirmation Code').fill(await codeSentTo(email, first));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(/^Your account is confirmed. .+ set a new one\.$/)).toBeVisible();

  const before = await codeSentTo(email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code').fill(await codeSentTo(email, before));
  await page.getByLabel('New Password', { exact: true }).fill(later);
  await page.getByLabel('Confirm Password').fill(later);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await signIn(page, { email, password: later });
  await expect(page).toHaveURL('/completesignup');
});
