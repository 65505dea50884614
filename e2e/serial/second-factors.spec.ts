import { SetUserPoolMfaConfigCommand } from '@aws-sdk/client-cognito-identity-provider';
import { totpCode } from 'amplify-emulator/client';
import { client, signIn, signOut, userPoolId, wrongCode } from '../setup/accounts';
import { expectAccessible } from '../setup/axe';
import { expect, test } from '../setup/fixtures';
import { expectPending } from '../setup/pending-request';
import { alert, heading } from '../setup/sign-in-steps';

/** How long an authenticator app shows a code, in milliseconds. Each works for one sign-in. */
const CODE_MS = 30_000;

// Chromium logs every error response of the identity service.
test.use({ expectedConsoleErrors: [/status of 400/] });

test.afterEach(() => setSecondFactor('OFF'));

test('sets up an authenticator app by QR code or key, and asks for its code at later sign-ins, again after a wrong one', async ({
  page,
  account,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await setSecondFactor('ON');
  await page.goto('/login');
  await signIn(page, account);
  await expect(heading(page)).toHaveText('Set up your authenticator app');
  await expectAccessible(page);
  const picture = page.getByRole('img', { name: /qr/i });
  expect(await picture.boundingBox()).toMatchObject({ width: 228, height: 228 });
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  const pending = { fields: ['Code'], button: 'Confirm', busyLabel: /Confirming/ };
  await page.getByLabel('Code').fill(totpCode(secret, new Date()));
  await expectPending(page, { ...pending, operation: 'VerifySoftwareToken' });
  await expect(page).toHaveURL('/userlanding');

  await signOut(page);
  await signIn(page, account);
  await expect(heading(page)).toHaveText('Confirm TOTP Code');
  await expectAccessible(page);
  // The next code works already, since the clocks of apps differ.
  const code = totpCode(secret, new Date(Date.now() + CODE_MS));
  await page.getByLabel('Code').fill(wrongCode(code));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(alert(page, 'Invalid code received for user')).toBeVisible();
  await expect(heading(page)).toHaveText('Confirm TOTP Code');
  await page.getByLabel('Code').fill(code);
  await expectPending(page, { ...pending, operation: 'RespondToAuthChallenge' });
  await expect(page).toHaveURL('/userlanding');
});

/** Turns a second factor off, or on for every account. */
async function setSecondFactor(mode: 'OFF' | 'ON'): Promise<void> {
  await client.send(
    new SetUserPoolMfaConfigCommand({
      UserPoolId: userPoolId(),
      MfaConfiguration: mode,
      SoftwareTokenMfaConfiguration: { Enabled: true },
    }),
  );
}
