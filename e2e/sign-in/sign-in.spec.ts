import { emulatorOrigin } from '../addresses';
import { codeSentTo, newAccount, newEmail, signIn, signOut } from '../setup/accounts';
import { expectAccessible } from '../setup/axe';
import { expect, test } from '../setup/fixtures';
import { expectThreeDailies, visitRecorded } from '../setup/home';
import { expectPending } from '../setup/pending-request';
import { alert, clickOfflineThenOnline, heading } from '../setup/sign-in-steps';

// Chromium logs every error response and every failed request.
test.use({ expectedConsoleErrors: [/status of 400|ERR_FAILED/] });

test('sign-in refuses a wrong password and an unknown account alike, keeps the form, and waits for its request', async ({
  page,
  account,
}) => {
  await page.goto('/login');
  for (const email of [account.email, newEmail()]) {
    await signIn(page, { email, password: 'Wrong-Horse-1!' });
    const refusal = alert(page, 'Incorrect username or password.');
    await expect(refusal).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expectAccessible(page);
    await refusal.getByRole('button').click();
    await expect(refusal).toBeHidden();
  }
  const refused: string[] = [];
  await page.route(`${emulatorOrigin}/**`, (route) => {
    const target = route.request().headers()['x-amz-target'] ?? '';
    if (!target.startsWith('AWSCognitoIdentityService')) return route.fallback();
    refused.push(target);
    return route.abort();
  });
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await clickOfflineThenOnline(page, 'Sign in', () =>
    expectPending(page, {
      operation: 'InitiateAuth',
      fields: ['Email', 'Password'],
      button: 'Sign in',
      busyLabel: /Signing in/,
    }),
  );
  await expect(page).toHaveURL('/userlanding');
  // Without the identity pool, there are tasks but no pictures.
  await expectThreeDailies(page);
  await expect.poll(() => refused).not.toEqual([]);
});

test('an unverified address can be verified after sign-in, or later', async ({ page }) => {
  const account = await newAccount({ isVerified: false });
  await page.goto('/login');
  await signIn(page, account);
  await expect(heading(page)).toHaveText('Account recovery requires verified contact information');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL('/userlanding');
  await expectThreeDailies(page);
  await visitRecorded(page);
  await signOut(page);
  await signIn(page, account);
  await page.getByRole('radio', { name: /Email/ }).check();
  await clickOfflineThenOnline(page, 'Verify', () =>
    expectPending(page, {
      operation: 'GetUserAttributeVerificationCode',
      fields: [/Email/],
      button: 'Verify',
      busyLabel: /Verifying/,
    }),
  );
  await expect(page.getByLabel('Code')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code').fill(await codeSentTo(account.email));
  await clickOfflineThenOnline(page, 'Submit', () =>
    expectPending(page, {
      operation: 'VerifyUserAttribute',
      fields: ['Code'],
      button: 'Submit',
      busyLabel: /Submitting/,
    }),
  );
  await expect(page).toHaveURL('/userlanding');
});

test('signing in or out in one tab applies to all tabs', async ({ page, context, account }) => {
  const other = await context.newPage();
  await other.goto('/userlanding');
  await expect(other).toHaveURL('/login');
  await page.goto('/login');
  await signIn(page, account);
  await expect(page).toHaveURL('/userlanding');
  // The second tab is notified; a second sign-in there would be refused.
  await expect(other.getByText(`You’re signed in as ${account.email}.`)).toBeVisible();
  await signIn(other, account);
  await expect(alert(other, 'There is already a signed in user.')).toBeVisible();
  await other.getByRole('link', { name: 'Continue' }).click();
  await expect(other).toHaveURL('/userlanding');
  // A pending request would fail with the revoked token, so each tab finishes its requests first.
  for (const tab of [page, other]) {
    await expectThreeDailies(tab);
    await visitRecorded(tab);
  }

  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
});
