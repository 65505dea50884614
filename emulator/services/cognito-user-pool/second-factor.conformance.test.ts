import {
  AdminSetUserMFAPreferenceCommand,
  SetUserPoolMfaConfigCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { confirmSignIn, signIn, signOut } from 'aws-amplify/auth';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount, newEmail, password } from '../../testing/accounts';
import { configureAmplify } from '../../testing/amplify-client';
import { startFixture } from '../../testing/running-fixture';
import { lastMessage } from '../../testing/shared-fixture';
import { expectRefusal } from '../../testing/aws-error';
import { totpCode } from './mfa/totp';

// These tests move the clock and change the pool.
const emulator = await startFixture();
const { client } = emulator;
afterAll(() => emulator.stop());
beforeEach(() => configureAmplify(emulator.outputs));

const setMode = (mode: 'OPTIONAL' | 'ON', sms = true) =>
  client.send(
    new SetUserPoolMfaConfigCommand({
      UserPoolId: emulator.poolId,
      MfaConfiguration: mode,
      SoftwareTokenMfaConfiguration: { Enabled: true },
      ...(sms && {
        SmsMfaConfiguration: {
          SmsConfiguration: { SnsCallerArn: 'arn:aws:iam::123456789012:role/sms' },
        },
      }),
    }),
  );

const setFactors = (email: string, factors: object) =>
  client.send(
    new AdminSetUserMFAPreferenceCommand({
      UserPoolId: emulator.poolId,
      Username: email,
      ...factors,
    }),
  );

const on = { Enabled: true };

/** Returns the app's next code. Each call advances the clock, since a code is valid only once. */
function nextCode(secret: string): string {
  emulator.clock.advance(30_000);
  return totpCode(secret, emulator.clock.now());
}

const differentFrom = (code: string) => (code === '000000' ? '000001' : '000000');

const phone = { phone_number: '+15551234567', phone_number_verified: 'true' };

/** Signs in to a pool that requires an app, and returns the app's secret before it is verified. */
async function secretFrom(email: string): Promise<string> {
  const { nextStep } = await signIn({ username: email, password });
  if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error('No setup');
  const { sharedSecret } = nextStep.totpSetupDetails;
  expect(sharedSecret).toMatch(/^[A-Z2-7]{52}$/);
  return sharedSecret;
}

/** Sets up an app during a sign-in, and signs out. */
async function setUpApp(email: string): Promise<string> {
  await setMode('ON', false);
  const secret = await secretFrom(email);
  await confirmSignIn({ challengeResponse: nextCode(secret) });
  await signOut();
  return secret;
}

describe('an authenticator app', () => {
  it('is set up during a sign-in and required from then on', async () => {
    await setMode('ON', false);
    const { email } = await createAccount(emulator);
    const secret = await secretFrom(email);
    await expectRefusal(
      confirmSignIn({ challengeResponse: differentFrom(totpCode(secret, emulator.clock.now())) }),
      'EnableSoftwareTokenMFAException',
    );
    await confirmSignIn({ challengeResponse: nextCode(secret) });
    await signOut();

    const { nextStep } = await signIn({ username: email, password });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    const code = nextCode(secret);
    await expectRefusal(
      confirmSignIn({ challengeResponse: differentFrom(code) }),
      'CodeMismatchException',
      'Invalid code received for user',
    );
    expect(await confirmSignIn({ challengeResponse: code })).toMatchObject({ isSignedIn: true });
    await signOut();

    await signIn({ username: email, password });
    await expectRefusal(
      confirmSignIn({ challengeResponse: code }),
      'ExpiredCodeException',
      'Your software token has already been used once.',
    );
  });

  it('limits wrong codes across sign-ins', async () => {
    const { email } = await createAccount(emulator);
    const secret = await setUpApp(email);
    for (let failures = 0; failures < 5; failures += 1) {
      await signIn({ username: email, password });
      await expectRefusal(
        confirmSignIn({ challengeResponse: differentFrom(totpCode(secret, emulator.clock.now())) }),
        'CodeMismatchException',
      );
      await configureAmplify(emulator.outputs);
    }
    await signIn({ username: email, password });
    await expectRefusal(
      confirmSignIn({ challengeResponse: nextCode(secret) }),
      'LimitExceededException',
    );
  });
});

describe('a text message', () => {
  it('contains the code if the pool requires MFA', async () => {
    await setMode('ON');
    const { email } = await createAccount(emulator, { attributes: phone });
    const { nextStep } = await signIn({ username: email, password });
    expect(nextStep).toEqual({
      signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
      codeDeliveryDetails: { deliveryMedium: 'SMS', destination: '+*******4567' },
    });
    const { code, body, medium, subject } = await lastMessage(phone.phone_number, emulator);
    expect({ body, medium, subject }).toEqual({
      body: `Your authentication code is ${code}.`,
      medium: 'SMS',
      subject: '',
    });
    await expectRefusal(
      confirmSignIn({ challengeResponse: differentFrom(code) }),
      'CodeMismatchException',
    );
    expect(await confirmSignIn({ challengeResponse: code })).toMatchObject({ isSignedIn: true });
  });
});

describe('a user with two factors', () => {
  it('can choose between them, unless one is preferred', async () => {
    const { email } = await createAccount(emulator, { attributes: phone });
    // The app is set up without a phone number, which would count as a factor.
    await setUpApp(email);
    await setMode('OPTIONAL');
    await setFactors(email, { SMSMfaSettings: on, SoftwareTokenMfaSettings: on });
    const { nextStep } = await signIn({ username: email, password });
    expect(nextStep).toEqual({
      signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
      allowedMFATypes: ['SMS', 'TOTP'],
    });
    const chosen = await confirmSignIn({ challengeResponse: 'SMS' });
    expect(chosen.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE');
    const { code } = await lastMessage(phone.phone_number, emulator);
    expect(await confirmSignIn({ challengeResponse: code })).toMatchObject({ isSignedIn: true });
    await signOut();
    const preferred = { Enabled: true, PreferredMfa: true };
    await setFactors(email, { SMSMfaSettings: on, SoftwareTokenMfaSettings: preferred });
    const again = await signIn({ username: email, password });
    expect(again.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
  });
});

describe('the administration of factors', () => {
  it('refuses unsupported factors by name, and other pools and users', async () => {
    const { email } = await createAccount(emulator);
    const byEmail = setFactors(email, { EmailMfaSettings: on });
    await expect(byEmail).rejects.toThrow('emailMfaSettings');
    await expectRefusal(setFactors(newEmail(), {}), 'UserNotFoundException');
    const configure = (input: object) =>
      client.send(new SetUserPoolMfaConfigCommand({ UserPoolId: emulator.poolId, ...input }));
    await expect(configure({ EmailMfaConfiguration: {} })).rejects.toThrow('emailMfaConfiguration');
    await expectRefusal(
      configure({ UserPoolId: 'us-east-1_Other0001' }),
      'ResourceNotFoundException',
    );
  });
});
