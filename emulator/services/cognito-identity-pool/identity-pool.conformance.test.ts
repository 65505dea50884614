import {
  GetCredentialsForIdentityCommand,
  GetIdCommand,
  GetOpenIdTokenCommand,
} from '@aws-sdk/client-cognito-identity';
import {
  AdminAddUserToGroupCommand,
  GlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectRefusal } from '../../testing/aws-error';
import { roles } from '../cognito-user-pool/testing/fixture';
import {
  createAccount,
  password,
  signedInAccount,
  type Account,
} from '../cognito-user-pool/testing/accounts';
import { configureAmplify } from '../cognito-user-pool/testing/amplify';
import { startPool, type RunningPool } from '../cognito-user-pool/testing/running-pool';

let pool: RunningPool;
beforeAll(async () => void (pool = await startPool()));
afterAll(() => pool.dispose());
beforeEach(() => configureAmplify(pool));

const provider = 'cognito-idp.us-east-1.amazonaws.com/us-east-1_Fixture01';

interface WebAccount extends Account {
  accessToken: string;
  idToken: string;
  logins: Record<string, string>;
}

/** Returns a user signed in with the identity pool's client. */
async function webAccount(groups: string[] = []): Promise<WebAccount> {
  await configureAmplify(pool);
  const account = await createAccount(pool);
  for (const GroupName of groups)
    await pool.client.send(
      new AdminAddUserToGroupCommand({
        UserPoolId: pool.poolId,
        Username: account.email,
        GroupName,
      }),
    );
  await signIn({ username: account.email, password });
  const { tokens } = await fetchAuthSession();
  const idToken = tokens?.idToken?.toString() ?? '';
  const accessToken = tokens?.accessToken.toString() ?? '';
  return { ...account, idToken, accessToken, logins: { [provider]: idToken } };
}

async function getId(Logins?: Record<string, string>): Promise<string> {
  const { IdentityId } = await pool.identityClient.send(
    new GetIdCommand({
      IdentityPoolId: pool.definition.identityPool.id,
      ...(Logins && { Logins }),
    }),
  );
  return IdentityId ?? '';
}

const getCredentials = (IdentityId: string, Logins?: Record<string, string>) =>
  pool.identityClient.send(
    new GetCredentialsForIdentityCommand({ IdentityId, ...(Logins && { Logins }) }),
  );

describe('a guest', () => {
  it('gets an identity and credentials for an hour', async () => {
    const id = await getId();
    expect(id).toMatch(/^us-east-1:[0-9a-f-]{36}$/);
    expect(await getId()).not.toBe(id);
    const { IdentityId, Credentials } = await getCredentials(id);
    expect(IdentityId).toBe(id);
    const left = (Credentials?.Expiration?.getTime() ?? 0) - pool.clock.now().getTime();
    expect(left).toBeGreaterThan(3_500_000);
    expect(left).toBeLessThanOrEqual(3_600_000);
    expect(Credentials?.AccessKeyId).toBeTruthy();
    expect(Credentials?.SecretKey).toBeTruthy();
    expect(Credentials?.SessionToken).toBeTruthy();
  });

  it('keeps its identity at the first sign-in, and gets the user’s at a later one', async () => {
    const guest = await fetchAuthSession();
    const { email, username } = await createAccount(pool);
    await signIn({ username: email, password });
    const member = await fetchAuthSession();
    expect(member.userSub).toBe(username);
    expect(member.identityId).toBe(guest.identityId);

    await configureAmplify(pool);
    const otherGuest = await fetchAuthSession();
    expect(otherGuest.identityId).not.toBe(guest.identityId);
    await signIn({ username: email, password });
    expect((await fetchAuthSession()).identityId).toBe(guest.identityId);
  });
});

describe('a user', () => {
  it('has one identity, even with concurrent requests', async () => {
    const { logins } = await webAccount();
    const ids = await Promise.all(Array.from({ length: 6 }, () => getId(logins)));
    expect(new Set(ids).size).toBe(1);
    const { IdentityId } = await getCredentials(ids[0] ?? '', logins);
    expect(IdentityId).toBe(ids[0]);
  });

  it('has an identity that guests and other users cannot use', async () => {
    const [one, other] = [await webAccount(), await webAccount()];
    const id = await getId(one.logins);
    await expectRefusal(
      getCredentials(id),
      'NotAuthorizedException',
      `Access to Identity '${id}' is forbidden.`,
    );
    await expectRefusal(
      getCredentials(id, other.logins),
      'NotAuthorizedException',
      expect.stringContaining("Logins don't match."),
    );
  });
});

it.each([
  [['Admin'], roles.admin],
  [['Editors'], roles.authenticated],
])('A member of %j has the role %s', async (groups, role) => {
  const issue = vi.spyOn(pool.iam, 'issue');
  const { logins } = await webAccount(groups);
  await getCredentials(await getId(logins), logins);
  expect(issue).toHaveBeenLastCalledWith(expect.objectContaining({ roleArn: role }));
});

describe('an invalid login', () => {
  const refused = (message: string) => ({ name: 'NotAuthorizedException', message });

  it('is refused with the reason', async () => {
    const { idToken, accessToken } = await webAccount();
    const { idToken: otherClientToken } = await signedInAccount(pool);
    const login = (token: string) => getId({ [provider]: token });
    await expect(login('nonsense')).rejects.toMatchObject(
      refused('Invalid login token. Not a valid OpenId Connect identity token.'),
    );
    await expect(login(accessToken)).rejects.toMatchObject(
      refused('Invalid login token. Not a valid OpenId Connect identity token.'),
    );
    await expect(login(otherClientToken)).rejects.toMatchObject(
      refused('Invalid login token. Incorrect token audience.'),
    );
    await expect(getId({ 'accounts.google.com': idToken })).rejects.toMatchObject(
      refused('Token is not from a supported provider of this identity pool.'),
    );
    await pool.after(3_600_000, () =>
      expectRefusal(
        login(idToken),
        'NotAuthorizedException',
        expect.stringMatching(/^Invalid login token\. Token expired: \d+ >= \d+$/),
      ),
    );
    await pool.client.send(new GlobalSignOutCommand({ AccessToken: accessToken }));
    await expect(login(idToken)).rejects.toMatchObject(
      refused('Invalid login token. Token has been revoked.'),
    );
  });
});

describe('an unknown pool, identity, or operation', () => {
  it('is refused by name', async () => {
    await expectRefusal(
      pool.identityClient.send(new GetIdCommand({ IdentityPoolId: 'us-east-1:none' })),
      'ResourceNotFoundException',
      "IdentityPool 'us-east-1:none' not found.",
    );
    await expectRefusal(
      getCredentials('us-east-1:none'),
      'ResourceNotFoundException',
      "Identity 'us-east-1:none' not found.",
    );
    await expectRefusal(
      pool.identityClient.send(new GetOpenIdTokenCommand({ IdentityId: 'us-east-1:none' })),
      'UnknownOperationException',
      "The operation GetOpenIdToken is not supported by the emulator's identity pool.",
    );
  });
});
