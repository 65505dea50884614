import {
  AdminGetUserCommand,
  GetUserPoolMfaConfigCommand,
  SetUserPoolMfaConfigCommand,
  SetUserMFAPreferenceCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  confirmSignIn,
  fetchAuthSession,
  fetchMFAPreference,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectRefusal } from '../../testing/aws-error';
import { difference } from '../../testing/differences/difference';
import { totpCode } from './mfa/totp';
import { createAccount, password, signInByPassword } from './testing/accounts';
import { configureAmplify } from './testing/amplify';
import { startPool, type RunningPool } from './testing/running-pool';

let pool: RunningPool;
beforeAll(async () => void (pool = await startPool()));
afterAll(() => pool.dispose());
beforeEach(() => configureAmplify(pool));

const setMode = (mode: 'OFF' | 'OPTIONAL' | 'ON', sms = true) =>
  pool.client.send(
    new SetUserPoolMfaConfigCommand({
      UserPoolId: pool.poolId,
      MfaConfiguration: mode,
      SoftwareTokenMfaConfiguration: { Enabled: true },
      ...(sms && {
        SmsMfaConfiguration: {
          SmsConfiguration: { SnsCallerArn: 'arn:aws:iam::123456789012:role/sms' },
        },
      }),
    }),
  );

/** Returns the app's next code. Each call advances the clock, since a code is valid only once. */
function nextCode(secret: string): string {
  pool.clock.advance(30_000);
  return totpCode(secret, pool.clock.now());
}

const differentFrom = (code: string) => (code === '000000' ? '000001' : '000000');

const phone = { phone_number: '+15551234567', phone_number_verified: 'true' };

describe('an authenticator app', () => {
  it('is set up by a signed-in user and required from then on', async () => {
    await setMode('OPTIONAL');
    const { email } = await createAccount(pool);
    expect(await signIn({ username: email, password })).toMatchObject({ isSignedIn: true });
    const { sharedSecret } = await setUpTOTP();
    expect(sharedSecret).toMatch(/^[A-Z2-7]{52}$/);
    await expectRefusal(
      verifyTOTPSetup({ code: differentFrom(totpCode(sharedSecret, pool.clock.now())) }),
      'EnableSoftwareTokenMFAException',
    );
    await verifyTOTPSetup({ code: nextCode(sharedSecret) });
    await updateMFAPreference({ totp: 'PREFERRED' });
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
    await signOut();

    const { nextStep } = await signIn({ username: email, password });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    const code = nextCode(sharedSecret);
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
    await setMode('ON', false);
    const { email } = await createAccount(pool);
    const { nextStep } = await signIn({ username: email, password });
    const details =
      nextStep.signInStep === 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP' && nextStep.totpSetupDetails;
    const secret = details ? details.sharedSecret : '';
    await confirmSignIn({ challengeResponse: nextCode(secret) });
    await signOut();
    for (let failures = 0; failures < 5; failures += 1) {
      await signIn({ username: email, password });
      await expectRefusal(
        confirmSignIn({ challengeResponse: differentFrom(totpCode(secret, pool.clock.now())) }),
        'CodeMismatchException',
      );
      await configureAmplify(pool);
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
    const { email } = await createAccount(pool, phone);
    const { nextStep } = await signIn({ username: email, password });
    expect(nextStep).toEqual({
      signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
      codeDeliveryDetails: { deliveryMedium: 'SMS', destination: '+*******4567' },
    });
    const { code, body, medium, subject } = await pool.lastMessage(phone.phone_number);
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

describe('a user with two factors and no preference', () => {
  it('can choose between them', async () => {
    await setMode('OPTIONAL');
    const { email } = await createAccount(pool, phone);
    await signIn({ username: email, password });
    const { sharedSecret } = await setUpTOTP();
    await verifyTOTPSetup({ code: nextCode(sharedSecret) });
    await updateMFAPreference({ sms: 'ENABLED', totp: 'ENABLED' });
    await signOut();
    const { nextStep } = await signIn({ username: email, password });
    expect(nextStep).toEqual({
      signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
      allowedMFATypes: ['SMS', 'TOTP'],
    });
    const chosen = await confirmSignIn({ challengeResponse: 'SMS' });
    expect(chosen.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE');
    const { code } = await pool.lastMessage(phone.phone_number);
    expect(await confirmSignIn({ challengeResponse: code })).toMatchObject({ isSignedIn: true });
    await updateMFAPreference({ totp: 'DISABLED' });
    expect(await fetchMFAPreference()).toEqual({ enabled: ['SMS'] });
    const { tokens } = await fetchAuthSession();
    expect(tokens?.accessToken).toBeDefined();
  });
});

describe('a factor that is not set up', () => {
  it('cannot be turned on', async () => {
    await setMode('OPTIONAL');
    const { email } = await createAccount(pool);
    const { accessToken } = await signInByPassword(pool, email);
    const enable = (settings: object) =>
      pool.client.send(new SetUserMFAPreferenceCommand({ AccessToken: accessToken, ...settings }));
    await expectRefusal(
      enable({ SMSMfaSettings: { Enabled: true } }),
      'InvalidParameterException',
      'User does not have delivery config set to turn on SMS_MFA',
    );
    await expect(enable({ SoftwareTokenMfaSettings: { Enabled: true } })).rejects.toMatchObject({
      message: 'User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA',
    });
    const { UserMFASettingList } = await pool.client.send(
      new AdminGetUserCommand({ UserPoolId: pool.poolId, Username: email }),
    );
    expect(UserMFASettingList).toBeUndefined();
  });

  it('cannot be email', async () => {
    difference('User pool', 'Codes by email aren’t supported as a second factor.');
    const { email } = await createAccount(pool);
    const { accessToken } = await signInByPassword(pool, email);
    await expect(
      pool.client.send(
        new SetUserMFAPreferenceCommand({
          AccessToken: accessToken,
          EmailMfaSettings: { Enabled: true },
        }),
      ),
    ).rejects.toMatchObject({ message: 'The emulator does not support EMAIL_OTP.' });
  });
});

describe('the pool’s MFA settings', () => {
  it('can be read, and must offer a factor to require MFA', async () => {
    await setMode('OFF', false);
    const settings = await pool.client.send(
      new GetUserPoolMfaConfigCommand({ UserPoolId: pool.poolId }),
    );
    expect(settings).toMatchObject({
      MfaConfiguration: 'OFF',
      SoftwareTokenMfaConfiguration: { Enabled: true },
    });
    await expectRefusal(
      pool.client.send(
        new SetUserPoolMfaConfigCommand({ UserPoolId: pool.poolId, MfaConfiguration: 'ON' }),
      ),
      'InvalidParameterException',
    );
  });
});
