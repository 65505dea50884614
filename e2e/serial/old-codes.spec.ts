import { codeSentTo } from '../setup/accounts';
import { moveClock } from '../setup/controls';
import { expect, test } from '../setup/fixtures';

const DAY_MS = 86_400_000;

// Chromium logs every error response of the identity service.
test.use({ expectedConsoleErrors: [/status of 400/] });

test('refuses an expired code, says what to do, and accepts a new one', async ({
  page,
  account,
}) => {
  const fresh = 'Another-Horse-2!';
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Enter your email').fill(account.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/on the way to/)).toBeVisible();
  const old = await codeSentTo(account.email);
  await page.getByLabel('Code').fill(old);
  await page.getByLabel('New Password', { exact: true }).fill(fresh);
  await page.getByLabel('Confirm Password').fill(fresh);
  await moveClock(DAY_MS);
  try {
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(
      page.getByText('Invalid code provided, please request a code again.'),
    ).toBeVisible();
    await expect(page.getByLabel('New Password', { exact: true })).toHaveValue(fresh);
    await page.getByRole('button', { name: 'Resend Code' }).click();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await page.getByLabel('Code').fill(await codeSentTo(account.email, old));
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
  } finally {
    await moveClock(-DAY_MS);
  }
});
