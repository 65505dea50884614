import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '../../testing/aws-error';
import { createAccount, signInByPassword } from './testing/accounts';
import { startPool, type RunningPool } from './testing/running-pool';

let pool: RunningPool;
beforeAll(async () => void (pool = await startPool()));
afterAll(() => pool.dispose());

const asAdmin = (email: string) => ({ UserPoolId: pool.poolId, Username: email });

describe('an admin operation', () => {
  const call = { UserPoolId: 'us-east-1_Fixture01', Username: 'nobody@example.com' };

  it('accepts the developer’s credentials', async () => {
    await expectRefusal(
      pool.client.send(new AdminGetUserCommand(call)),
      'UserNotFoundException',
      'User does not exist.',
    );
    await expectRefusal(
      pool.client.send(new AdminGetUserCommand({ ...call, UserPoolId: 'us-east-1_Other0001' })),
      'ResourceNotFoundException',
      'User pool us-east-1_Other0001 does not exist.',
    );
  });
});

describe('a user', () => {
  it('can be disabled and deleted', async () => {
    const { email } = await createAccount(pool);
    await pool.client.send(new AdminDisableUserCommand(asAdmin(email)));
    await expect(signInByPassword(pool, email)).rejects.toThrow('User is disabled.');
    await pool.client.send(new AdminDeleteUserCommand(asAdmin(email)));
    await expectRefusal(
      pool.client.send(new AdminGetUserCommand(asAdmin(email))),
      'UserNotFoundException',
    );
  });

  it('has creation and modification dates', async () => {
    const { email } = await createAccount(pool);
    await pool.after(60_000, () => pool.client.send(new AdminDisableUserCommand(asAdmin(email))));
    const user = await pool.client.send(new AdminGetUserCommand(asAdmin(email)));
    const created = user.UserCreateDate?.getTime() ?? 0;
    expect((user.UserLastModifiedDate?.getTime() ?? 0) - created).toBeGreaterThanOrEqual(60_000);
    expect(Math.abs(created - pool.clock.now().getTime())).toBeLessThan(10_000);
  });
});
