import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserPasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '../../testing/aws-error';
import { createAccount, newEmail, password, signInByPassword } from './testing/accounts';
import { webClient } from './testing/fixture';
import { startPool, type RunningPool } from './testing/running-pool';

let pool: RunningPool;
beforeAll(async () => void (pool = await startPool()));
afterAll(() => pool.dispose());

const newPassword = 'Another-Horse-2?';

const forgot = (Username: string) =>
  pool.client.send(new ForgotPasswordCommand({ ClientId: webClient, Username }));

const confirm = (email: string, ConfirmationCode: string, Password = newPassword) =>
  pool.client.send(
    new ConfirmForgotPasswordCommand({
      ClientId: webClient,
      Username: email,
      ConfirmationCode,
      Password,
    }),
  );

const asAdmin = (email: string) => ({ UserPoolId: pool.poolId, Username: email });

describe('a forgotten password', () => {
  it('can be reset with the code, which stays valid after a weak password', async () => {
    const { email } = await createAccount(pool);
    await forgot(email);
    const { code, purpose } = await pool.lastMessage(email);
    expect(purpose).toBe('password-reset');
    await expectRefusal(confirm(email, code, 'too-weak'), 'InvalidPasswordException');
    await confirm(email, code);
    await expect(signInByPassword(pool, email)).rejects.toThrow('Incorrect');
    await expect(signInByPassword(pool, email, newPassword)).resolves.toBeDefined();
    await expectRefusal(confirm(email, code), 'ExpiredCodeException');
  });

  it('ends the lockout when reset', async () => {
    const { email } = await createAccount(pool);
    for (let failures = 0; failures < 5; failures += 1)
      await expect(signInByPassword(pool, email, 'Wrong-Horse-1!')).rejects.toThrow('Incorrect');
    await forgot(email);
    await confirm(email, (await pool.lastMessage(email)).code);
    await expect(signInByPassword(pool, email, newPassword)).resolves.toBeDefined();
  });

  it('cannot be reset with a code after an hour', async () => {
    const { email } = await createAccount(pool);
    await forgot(email);
    const { code } = await pool.lastMessage(email);
    await pool.after(3_600_000, () =>
      expectRefusal(
        confirm(email, code),
        'ExpiredCodeException',
        'Invalid code provided, please request a code again.',
      ),
    );
  });

  it('gets the same response for an unknown username', async () => {
    const { email: known } = await createAccount(pool);
    const unknown = newEmail();
    for (const email of [known, unknown]) {
      expect((await forgot(email)).CodeDeliveryDetails).toEqual({
        AttributeName: 'email',
        DeliveryMedium: 'EMAIL',
        Destination: `${email.charAt(0)}***@e***`,
      });
    }
    expect(await pool.mailbox.messages(unknown)).toEqual([]);
    const { code } = await pool.lastMessage(known);
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
    await pool.client.send(
      new SignUpCommand({ ClientId: webClient, Username: unconfirmed, Password: password }),
    );
    const { email: disabled } = await createAccount(pool);
    await pool.client.send(new AdminDisableUserCommand(asAdmin(disabled)));
    for (const email of [unconfirmed, disabled]) {
      const before = (await pool.mailbox.messages(email)).length;
      await expect(forgot(email)).resolves.toHaveProperty('CodeDeliveryDetails');
      expect(await pool.mailbox.messages(email)).toHaveLength(before);
    }
  });
});

describe('an administrator', () => {
  it('can require a new password', async () => {
    const { email } = await createAccount(pool);
    await pool.client.send(new AdminResetUserPasswordCommand(asAdmin(email)));
    await expectRefusal(
      signInByPassword(pool, email),
      'PasswordResetRequiredException',
      'Password reset required for the user',
    );
    await confirm(email, (await pool.lastMessage(email)).code);
    await expect(signInByPassword(pool, email, newPassword)).resolves.toBeDefined();
  });

  it('can invite users, with a temporary password that is valid for a week and cannot be reset', async () => {
    const email = newEmail();
    const invite = () => pool.client.send(new AdminCreateUserCommand(asAdmin(email)));
    await invite();
    await expectRefusal(invite(), 'UsernameExistsException');
    const { code } = await pool.lastMessage(email);
    await expectRefusal(
      forgot(email),
      'NotAuthorizedException',
      'User password cannot be reset in the current state.',
    );
    await pool.after(7 * 86_400_000, () =>
      expectRefusal(
        signInByPassword(pool, email, code),
        'NotAuthorizedException',
        'Temporary password has expired and must be reset by an administrator.',
      ),
    );
    await expect(signInByPassword(pool, email, code)).rejects.toThrow('not complete');
  });

  it('cannot set a password that violates the policy', async () => {
    const { email } = await createAccount(pool);
    await expectRefusal(
      pool.client.send(
        new AdminSetUserPasswordCommand({ ...asAdmin(email), Password: 'weak', Permanent: true }),
      ),
      'InvalidPasswordException',
    );
  });
});
