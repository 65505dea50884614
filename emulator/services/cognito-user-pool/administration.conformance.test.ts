import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../../testing/accounts';
import { asAdmin, emulator, client } from '../../testing/shared-fixture';
import { signInByPassword } from './testing/accounts';
import { expectRefusal } from '../../testing/aws-error';

describe('an admin operation', () => {
  const call = asAdmin('nobody@example.com');

  it('accepts the developer’s credentials', async () => {
    await expectRefusal(
      client.send(new AdminGetUserCommand(call)),
      'UserNotFoundException',
      'User does not exist.',
    );
    await expectRefusal(
      client.send(new AdminGetUserCommand({ ...call, UserPoolId: 'us-east-1_Other0001' })),
      'ResourceNotFoundException',
      'User pool us-east-1_Other0001 does not exist.',
    );
  });
});

describe('a user', () => {
  it('can be disabled and deleted', async () => {
    const { email } = await createAccount(emulator);
    await client.send(new AdminDisableUserCommand(asAdmin(email)));
    await expect(signInByPassword(email)).rejects.toThrow('User is disabled.');
    const remove = () => client.send(new AdminDeleteUserCommand(asAdmin(email)));
    await remove();
    await expectRefusal(
      client.send(new AdminGetUserCommand(asAdmin(email))),
      'UserNotFoundException',
    );
    await expectRefusal(remove(), 'UserNotFoundException');
  });

  it('has creation and modification dates', async () => {
    const { email } = await createAccount(emulator);
    await emulator.after(60_000, () => client.send(new AdminDisableUserCommand(asAdmin(email))));
    const user = await client.send(new AdminGetUserCommand(asAdmin(email)));
    const created = user.UserCreateDate?.getTime() ?? 0;
    expect((user.UserLastModifiedDate?.getTime() ?? 0) - created).toBeGreaterThanOrEqual(60_000);
    expect(Math.abs(created - emulator.clock.now().getTime())).toBeLessThan(10_000);
  });
});
