import {
  AdminConfirmSignUpCommand,
  AdminGetUserCommand,
  ConfirmSignUpCommand,
  ResendConfirmationCodeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { createAccount, newEmail } from '../../testing/accounts';
import {
  asAdmin,
  emulator,
  lastMessage,
  messages,
  webClient,
  client,
} from '../../testing/shared-fixture';
import { signInByPassword, signUp } from './testing/accounts';
import { awsError, expectRefusal } from '../../testing/aws-error';

const confirm = (Username: string, ConfirmationCode: string) =>
  client.send(new ConfirmSignUpCommand({ ClientId: webClient, Username, ConfirmationCode }));

const resend = (Username: string) =>
  client.send(new ResendConfirmationCodeCommand({ ClientId: webClient, Username }));

/** Returns a different code of the same format. */
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('SignUp', () => {
  it('creates an unconfirmed user whose username is its sub', async () => {
    const email = newEmail();
    const { UserConfirmed, UserSub, CodeDeliveryDetails } = await signUp(email);
    expect(UserConfirmed).toBe(false);
    expect(CodeDeliveryDetails).toEqual({
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: `${email.charAt(0)}***@e***`,
    });
    const stored = await client.send(new AdminGetUserCommand(asAdmin(email)));
    expect(stored).toMatchObject({
      Username: UserSub,
      UserStatus: 'UNCONFIRMED',
      Enabled: true,
      UserAttributes: [
        { Name: 'sub', Value: UserSub },
        { Name: 'email_verified', Value: 'false' },
        { Name: 'email', Value: email },
      ],
    });
  });

  it('refuses the email of an existing user, confirmed or not, in any case', async () => {
    const exists = awsError(
      'UsernameExistsException',
      'An account with the given email already exists.',
    );
    const email = newEmail();
    await signUp(email);
    await expect(signUp(email)).rejects.toMatchObject(exists);
    const { email: confirmed } = await createAccount(emulator);
    await expect(signUp(confirmed.toUpperCase())).rejects.toMatchObject(exists);
  });

  it('creates one user for concurrent sign-ups', async () => {
    const email = newEmail();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        signUp(index % 2 === 0 ? email : email.toUpperCase()),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await messages(email)).toHaveLength(1);
  });

  it.each([
    [{ Username: 'no-email' }, 'InvalidParameterException', 'Username should be an email.'],
    [
      { Password: 'aaaaAAAA1' },
      'InvalidPasswordException',
      'Password did not conform with policy: Password must have symbol characters',
    ],
    [
      { UserAttributes: [{ Name: 'custom:none', Value: 'x' }] },
      'InvalidParameterException',
      'Attributes did not conform to the schema: custom:none: Attribute does not exist in the schema.\n',
    ],
    [
      { UserAttributes: [{ Name: 'custom:eula', Value: 'x'.repeat(17) }] },
      'InvalidParameterException',
      'Attributes did not conform to the schema: custom:eula: String must be no longer than 16 characters\n',
    ],
    [
      { UserAttributes: [{ Name: 'phone_number', Value: '555-1234' }] },
      'InvalidParameterException',
      'Invalid phone number format.',
    ],
    [
      { UserAttributes: [{ Name: 'email_verified', Value: 'true' }] },
      'NotAuthorizedException',
      'A client attempted to write unauthorized attribute',
    ],
    [
      { UserAttributes: [{ Name: 'email', Value: 'other@example.com' }] },
      'InvalidParameterException',
      'The attribute email must be the same as the username.',
    ],
    [
      { ClientId: 'nobody' },
      'ResourceNotFoundException',
      'User pool client nobody does not exist.',
    ],
  ])('refuses %j', async (input, name, message) => {
    await expect(signUp(newEmail(), input)).rejects.toMatchObject({ name, message });
  });
});

describe('ConfirmSignUp', () => {
  it('accepts only the newest code, once', async () => {
    const email = newEmail();
    await signUp(email);
    const { code: first, subject, body } = await lastMessage(email);
    // The definition's wording.
    expect([subject, body]).toEqual([
      'Verify your new account',
      `The verification code to your new account is ${first}`,
    ]);
    let second = first;
    while (second === first) {
      await resend(email);
      second = (await lastMessage(email)).code;
    }
    await expectRefusal(
      confirm(email, first),
      'CodeMismatchException',
      'Invalid verification code provided, please try again.',
    );
    await confirm(email, second);
    await expectRefusal(
      confirm(email, second),
      'NotAuthorizedException',
      'User cannot be confirmed. Current status is CONFIRMED',
    );
    await expectRefusal(resend(email), 'InvalidParameterException', 'User is already confirmed.');
  });

  it('refuses a code after a day', async () => {
    const email = newEmail();
    await signUp(email);
    const { code } = await lastMessage(email);
    await emulator.after(24 * 3_600_000, () =>
      expectRefusal(
        confirm(email, code),
        'ExpiredCodeException',
        'Invalid code provided, please request a code again.',
      ),
    );
  });

  it('refuses even the right code for a while after five wrong ones', async () => {
    const email = newEmail();
    await signUp(email);
    const { code } = await lastMessage(email);
    const guesses = await Promise.allSettled(
      Array.from({ length: 20 }, () => confirm(email, otherThan(code))),
    );
    const names = guesses.map((guess) => (guess.status === 'rejected' ? guess.reason.name : 'in'));
    expect(names.filter((name) => name === 'CodeMismatchException')).toHaveLength(5);
    expect(names.filter((name) => name === 'LimitExceededException')).toHaveLength(15);
    await expectRefusal(
      confirm(email, code),
      'LimitExceededException',
      'Attempt limit exceeded, please try after some time.',
    );
    await emulator.after(15 * 60_000, () => confirm(email, code));
    expect(await signInByPassword(email)).toHaveProperty('accessToken');
  });

  it('does not reveal whether a user exists', async () => {
    await expectRefusal(confirm(newEmail(), '123456'), 'ExpiredCodeException');
    const email = newEmail();
    const { CodeDeliveryDetails } = await resend(email);
    expect(CodeDeliveryDetails).toMatchObject({ DeliveryMedium: 'EMAIL', AttributeName: 'email' });
    expect(await messages(email)).toEqual([]);
  });

  it('by an administrator does not verify the email', async () => {
    const email = newEmail();
    await signUp(email);
    const user = asAdmin(email);
    await client.send(new AdminConfirmSignUpCommand(user));
    const stored = await client.send(new AdminGetUserCommand(user));
    expect(stored.UserStatus).toBe('CONFIRMED');
    expect(stored.UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'false' });
  });

  it('limits the number of codes sent', async () => {
    const email = newEmail();
    await signUp(email);
    for (let sent = 0; sent < 20; sent += 1) await resend(email);
    await expectRefusal(resend(email), 'LimitExceededException');
  });
});
