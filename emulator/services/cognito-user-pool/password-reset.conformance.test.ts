import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminSetUserPasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
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
import { expectRefusal } from '../../testing/aws-error';

const newPassword = 'Another-Horse-2?';

const forgot = (Username: string) =>
  client.send(new ForgotPasswordCommand({ ClientId: webClient, Username }));

const confirm = (email: string, ConfirmationCode: string, Password = newPassword) =>
  client.send(
    new ConfirmForgotPasswordCommand({
      ClientId: webClient,
      Username: email,
      ConfirmationCode,
      Password,
    }),
  );

describe('a forgotten password', () => {
  it('can be reset with the code, which stays valid after a weak password', async () => {
    const { email } = await createAccount(emulator);
    await forgot(email);
    const { code, purpose } = await lastMessage(email);
    expect(purpose).toBe('password-reset');
    await expectRefusal(confirm(email, code, 'too-weak'), 'InvalidPasswordException');
    await confirm(email, code);
    await expect(signInByPassword(email)).rejects.toThrow('Incorrect');
    await expect(signInByPassword(email, newPassword)).resolves.toBeDefined();
    await expectRefusal(confirm(email, code), 'ExpiredCodeException');
  });

  it('ends the lockout when reset', async () => {
    const { email } = await createAccount(emulator);
    for (let failures = 0; failures < 5; failures += 1)
      await expect(signInByPassword(email, 'Wrong-Horse-1!')).rejects.toThrow('Incorrect');
    await forgot(email);
    await confirm(email, (await lastMessage(email)).code);
    await expect(signInByPassword(email, newPassword)).resolves.toBeDefined();
  });

  it('cannot be reset with a code after an hour', async () => {
    const { email } = await createAccount(emulator);
    await forgot(email);
    const { code } = await lastMessage(email);
    await emulator.after(3_600_000, () =>
      expectRefusal(
        confirm(email, code),
        'ExpiredCodeException',
        'Invalid code provided, please request a code again.',
      ),
    );
  });

  it('gets the same response for an unknown username', async () => {
    const { email: known } = await createAccount(emulator);
    const unknown = newEmail();
    for (const email of [known, unknown]) {
      expect((await forgot(email)).CodeDeliveryDetails).toEqual({
        AttributeName: 'email',
        DeliveryMedium: 'EMAIL',
        Destination: `${email.charAt(0)}***@e***`,
      });
    }
    expect(await messages(unknown)).toEqual([]);
    const { code } = await lastMessage(known);
    const wrong = code === '000000' ? '000001' : '000000';
    const names = async (email: string) => {
      const failures: string[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1)
        await confirm(email, wrong).catch((error: Error) => failures.push(error.name));
      return failures;
    };
    const failures = [
      ...Array.from({ length: 5 }, () => 'CodeMismatchException'),
      'LimitExceededException',
    ];
    expect(await names(known)).toEqual(failures);
    expect(await names(unknown)).toEqual(failures);
    await expectRefusal(confirm(newEmail(), '123456'), 'ExpiredCodeException');
  });

  it('sends no code to an unverified email or a disabled user', async () => {
    const unconfirmed = newEmail();
    await signUp(unconfirmed);
    const { email: disabled } = await createAccount(emulator);
    await client.send(new AdminDisableUserCommand(asAdmin(disabled)));
    for (const email of [unconfirmed, disabled]) {
      const before = (await messages(email)).length;
      await expect(forgot(email)).resolves.toHaveProperty('CodeDeliveryDetails');
      expect(await messages(email)).toHaveLength(before);
    }
  });
});

describe('an administrator', () => {
  it('can invite users, with a temporary password that is valid for a week and cannot be reset', async () => {
    const email = newEmail();
    const invite = () => client.send(new AdminCreateUserCommand(asAdmin(email)));
    await invite();
    await expectRefusal(invite(), 'UsernameExistsException');
    const { code } = await lastMessage(email);
    await expectRefusal(
      forgot(email),
      'NotAuthorizedException',
      'User password cannot be reset in the current state.',
    );
    await emulator.after(7 * 86_400_000, () =>
      expectRefusal(
        signInByPassword(email, code),
        'NotAuthorizedException',
        'Temporary password has expired and must be reset by an administrator.',
      ),
    );
    await expect(signInByPassword(email, code)).rejects.toThrow('not complete');
  });

  it('cannot set a password that violates the policy', async () => {
    const { email } = await createAccount(emulator);
    await expectRefusal(
      client.send(
        new AdminSetUserPasswordCommand({ ...asAdmin(email), Password: 'weak', Permanent: true }),
      ),
      'InvalidPasswordException',
    );
  });
});
