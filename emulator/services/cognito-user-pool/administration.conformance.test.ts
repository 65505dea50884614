import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminEnableUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { developerCredentials } from '../../core/identity';
import { createAccount, newEmail, signInByPassword } from './testing/accounts';
import { startPool, type RunningPool } from './testing/running-pool';

let pool: RunningPool;
beforeAll(async () => void (pool = await startPool()));
afterAll(() => pool.dispose());

const asAdmin = (email: string) => ({ UserPoolId: pool.poolId, Username: email });

async function withPool(run: (fresh: RunningPool) => Promise<void>): Promise<void> {
  const fresh = await startPool();
  try {
    await run(fresh);
  } finally {
    await fresh.dispose();
  }
}

describe('an admin operation', () => {
  const call = { UserPoolId: 'us-east-1_Fixture01', Username: 'nobody@example.com' };

  it('refuses unsigned requests', async () => {
    for (const operation of ['AdminGetUser', 'ListUsers', 'SetUserPoolMfaConfig']) {
      const response = await fetch(pool.origin, {
        method: 'POST',
        headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
        body: JSON.stringify(call),
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        __type: 'MissingAuthenticationTokenException',
        message: 'Missing Authentication Token',
      });
    }
  });

  it.each([
    [{ ...developerCredentials, secretAccessKey: 'wrong' }, 'InvalidSignatureException'],
    [{ ...developerCredentials, accessKeyId: 'UNKNOWNKEY' }, 'UnrecognizedClientException'],
  ])('refuses the credentials %j', async (credentials, name) => {
    const stranger = new CognitoIdentityProviderClient({
      region: 'us-east-1',
      endpoint: pool.origin,
      maxAttempts: 1,
      credentials,
    });
    await expect(stranger.send(new AdminGetUserCommand(call))).rejects.toMatchObject({ name });
  });

  it('accepts the developer’s credentials', async () => {
    await expect(pool.client.send(new AdminGetUserCommand(call))).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    });
    await expect(
      pool.client.send(new AdminGetUserCommand({ ...call, UserPoolId: 'us-east-1_Other0001' })),
    ).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message: 'User pool us-east-1_Other0001 does not exist.',
    });
  });
});

describe('groups', () => {
  it('can gain and lose members', async () => {
    const { email } = await createAccount(pool);
    const groupsInToken = async () =>
      decodeJwt((await signInByPassword(pool, email)).accessToken)['cognito:groups'];
    const admin = { ...asAdmin(email), GroupName: 'Admin' };
    await pool.client.send(new AdminAddUserToGroupCommand(admin));
    await pool.client.send(new AdminAddUserToGroupCommand(admin));
    expect(await groupsInToken()).toEqual(['Admin']);
    await pool.client.send(new AdminRemoveUserFromGroupCommand(admin));
    expect(await groupsInToken()).toBeUndefined();
    await expect(
      pool.client.send(new AdminAddUserToGroupCommand({ ...admin, GroupName: 'Nobody' })),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException', message: 'Group not found.' });
  });
});

describe('ListUsers', () => {
  it('returns every user once across pages', () =>
    withPool(async (fresh) => {
      const made = await Promise.all(Array.from({ length: 7 }, () => createAccount(fresh)));
      const found: (string | undefined)[] = [];
      const pages: number[] = [];
      let PaginationToken: string | undefined;
      do {
        const page = await fresh.client.send(
          new ListUsersCommand({
            UserPoolId: fresh.poolId,
            Limit: 3,
            ...(PaginationToken && { PaginationToken }),
          }),
        );
        found.push(...(page.Users ?? []).map(({ Username }) => Username));
        pages.push(page.Users?.length ?? 0);
        ({ PaginationToken } = page);
      } while (PaginationToken);
      expect(pages).toEqual([3, 3, 1]);
      expect(found).toEqual(made.map(({ username }) => username).toSorted());
    }));

  it('filters by attribute', async () => {
    const { email, username } = await createAccount(pool, { name: 'Zoë "the" Gardener' });
    const find = async (Filter: string) => {
      const { Users } = await pool.client.send(
        new ListUsersCommand({ UserPoolId: pool.poolId, Filter, AttributesToGet: ['email'] }),
      );
      return Users?.map(({ Attributes }) => Attributes?.[0]?.Value);
    };
    const filters = [
      `email = "${email}"`,
      `email = "${email.toUpperCase()}"`,
      `"email" ^= "${email.slice(0, 20)}"`,
      `sub = "${username}"`,
      `username ^= "${username.slice(0, 18)}"`,
      String.raw`name = "Zoë \"the\" Gardener"`,
    ];
    expect(await Promise.all(filters.map(find))).toEqual(filters.map(() => [email]));
    expect(await find(`email = "${newEmail()}"`)).toEqual([]);
    expect(await find('cognito:user_status = "UNCONFIRMED"')).toEqual([]);
    for (const filter of ['email', 'email = x', 'custom:eula = "yes"', 'email > "a"'])
      await expect(find(filter)).rejects.toMatchObject({
        name: 'InvalidParameterException',
        message: 'Error while parsing filter.',
      });
  });

  it('refuses an invalid page token or size', async () => {
    const list = (input: object) =>
      pool.client.send(new ListUsersCommand({ UserPoolId: pool.poolId, ...input }));
    await expect(list({ PaginationToken: 'nonsense' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    await expect(list({ Limit: 61 })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: expect.stringContaining('less than or equal to 60'),
    });
  });
});

describe('a user', () => {
  it('can be disabled, enabled, and deleted', async () => {
    const { email } = await createAccount(pool);
    await pool.client.send(new AdminDisableUserCommand(asAdmin(email)));
    await expect(signInByPassword(pool, email)).rejects.toThrow('User is disabled.');
    await pool.client.send(new AdminEnableUserCommand(asAdmin(email)));
    await expect(signInByPassword(pool, email)).resolves.toBeDefined();
    await pool.client.send(new AdminDeleteUserCommand(asAdmin(email)));
    await expect(pool.client.send(new AdminGetUserCommand(asAdmin(email)))).rejects.toMatchObject({
      name: 'UserNotFoundException',
    });
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
