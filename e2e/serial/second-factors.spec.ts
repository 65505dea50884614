import {
  AdminSetUserMFAPreferenceCommand,
  AdminUpdateUserAttributesCommand,
  SetUserPoolMfaConfigCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Page } from '@playwright/test';
import { totpCode } from 'amplify-emulator/client';
import {
  type Account,
  client,
  codeSentTo,
  newAccount,
  signIn,
  userPoolId,
  wrongCode,
} from '../setup/accounts';
import { expectAccessible } from '../setup/axe';
import { moveClock } from '../setup/controls';
import { expect, test } from '../setup/fixtures';
import { expectPending } from '../setup/pending-request';
import { alert, heading } from '../setup/sign-in-steps';

/** How long an authenticator app shows a code, in milliseconds. Each works for one sign-in. */
const CODE_MS = 30_000;

// Chromium logs every error response of the identity service.
test.use({ expectedConsoleErrors: [/status of 400/] });

test.afterEach(() => setSecondFactors('OFF'));

const pendingChallenge = {
  operation: 'RespondToAuthChallenge',
  fields: ['Code'],
  button: 'Confirm',
  busyLabel: /Confirming/,
};

async function answer(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
}

test('asks for an SMS code, refuses a wrong one, and allows another try', async ({ page }) => {
  // A new number each time: the mailbox keeps codes from earlier runs.
  const phone = `+1802555${Math.floor(Math.random() * 10_000)
    .toString()
    .padStart(4, '0')}`;
  await setSecondFactors('OPTIONAL');
  const account = await newAccountWithSms(phone);
  await page.goto('/login');
  await signIn(page, account);
  await expect(heading(page)).toHaveText('Confirm SMS Code');
  await expectAccessible(page);
  const code = await codeSentTo(phone);
  await answer(page, wrongCode(code));
  await expect(alert(page, 'Invalid code received for user')).toBeVisible();
  await expect(heading(page)).toHaveText('Confirm SMS Code');
  await page.getByLabel('Code').fill(code);
  await expectPending(page, pendingChallenge);
  await expect(page).toHaveURL('/userlanding');
});

test('sets up an authenticator app by QR code or key, and asks for its code at later sign-ins', async ({
  page,
  account,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await setSecondFactors('ON');
  await page.goto('/login');
  await signIn(page, account);
  await expect(heading(page)).toHaveText('Set up your authenticator app');
  await expectAccessible(page);
  const picture = page.getByRole('img', { name: /qr/i });
  expect(await picture.boundingBox()).toMatchObject({ width: 228, height: 228 });
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByLabel('Code').fill(totpCode(secret, new Date()));
  await expectPending(page, { ...pendingChallenge, operation: 'VerifySoftwareToken' });
  await expect(page).toHaveURL('/userlanding');

  await page.getByRole('button', { name: /^Account menu for/ }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await moveClock(CODE_MS);
  try {
    await signIn(page, account);
    await expect(heading(page)).toHaveText('Confirm TOTP Code');
    await answer(page, totpCode(secret, new Date(Date.now() + CODE_MS)));
    await expect(page).toHaveURL('/userlanding');
  } finally {
    await moveClock(-CODE_MS);
  }
});

/** Turns MFA off, on for accounts that chose it, or on for every account. */
async function setSecondFactors(mode: 'OFF' | 'OPTIONAL' | 'ON'): Promise<void> {
  await client.send(
    new SetUserPoolMfaConfigCommand({
      UserPoolId: userPoolId(),
      MfaConfiguration: mode,
      SoftwareTokenMfaConfiguration: { Enabled: true },
      SmsMfaConfiguration: {
        SmsConfiguration: { SnsCallerArn: 'arn:aws:iam::123456789012:role/sms' },
      },
    }),
  );
}

/** Creates an account that signs in with an SMS code. */
async function newAccountWithSms(phone: string): Promise<Account> {
  const account = await newAccount();
  const user = { UserPoolId: userPoolId(), Username: account.email };
  await client.send(
    new AdminUpdateUserAttributesCommand({
      ...user,
      UserAttributes: [
        { Name: 'phone_number', Value: phone },
        { Name: 'phone_number_verified', Value: 'true' },
      ],
    }),
  );
  await client.send(
    new AdminSetUserMFAPreferenceCommand({
      ...user,
      SMSMfaSettings: { Enabled: true, PreferredMfa: true },
    }),
  );
  return account;
}
