import {
  CognitoIdentityClient,
  GetCredentialsForIdentityCommand,
  GetIdCommand,
  GetOpenIdTokenCommand,
} from '@aws-sdk/client-cognito-identity';
import { GlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccount, newEmail, password, signedInAccount } from '../../testing/accounts';
import { configureAmplify } from '../../testing/amplify-client';
import { bucket, emulator, client } from '../../testing/shared-fixture';
import { signedInByPassword } from '../cognito-user-pool/testing/accounts';
import { expectRefusal } from '../../testing/aws-error';
import { storageClient } from '../s3/testing/storage';

beforeEach(() => configureAmplify(emulator.outputs));

const provider = `cognito-idp.us-east-1.amazonaws.com/${emulator.poolId}`;
const identityClient = new CognitoIdentityClient({
  region: 'us-east-1',
  endpoint: emulator.origin,
});

/** Creates a user signed in with the identity pool's client. */
async function webAccount() {
  const account = await signedInAccount(emulator);
  return { ...account, logins: { [provider]: account.idToken } };
}

async function getId(Logins?: Record<string, string>): Promise<string> {
  const { IdentityId } = await identityClient.send(
    new GetIdCommand({
      IdentityPoolId: emulator.definition.identityPool.id,
      ...(Logins && { Logins }),
    }),
  );
  return IdentityId ?? '';
}

const getCredentials = (IdentityId: string, Logins?: Record<string, string>) =>
  identityClient.send(
    new GetCredentialsForIdentityCommand({ IdentityId, ...(Logins && { Logins }) }),
  );

describe('a guest', () => {
  it('gets an identity and credentials for an hour', async () => {
    const id = await getId();
    expect(id).toMatch(/^us-east-1:[0-9a-f-]{36}$/);
    expect(await getId()).not.toBe(id);
    const { IdentityId, Credentials } = await getCredentials(id);
    expect(IdentityId).toBe(id);
    const remainingMs = (Credentials?.Expiration?.getTime() ?? 0) - emulator.clock.now().getTime();
    expect(remainingMs).toBeGreaterThan(3_500_000);
    expect(remainingMs).toBeLessThanOrEqual(3_600_000);
    expect(Credentials?.AccessKeyId).toBeTruthy();
    expect(Credentials?.SecretKey).toBeTruthy();
    expect(Credentials?.SessionToken).toBeTruthy();
  });

  it('keeps its identity at the first sign-in, and gets the user’s at a later one', async () => {
    const guest = await fetchAuthSession();
    const { email, username } = await createAccount(emulator);
    await signIn({ username: email, password });
    const member = await fetchAuthSession();
    expect(member.userSub).toBe(username);
    expect(member.identityId).toBe(guest.identityId);

    await configureAmplify(emulator.outputs);
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
    const [user, other] = [await webAccount(), await webAccount()];
    const id = await getId(user.logins);
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
  ['Admin', true],
  ['Editors', false],
])('gives a member of %s the group’s role, if it has one: %s', async (group, mayWrite) => {
  const { credentials } = await signedInAccount(emulator, newEmail(), [group]);
  const put = new PutObjectCommand({ Bucket: bucket, Key: `task-pictures/${group}`, Body: '' });
  const written = storageClient(credentials).send(put);
  await (mayWrite ? written : expectRefusal(written, 'AccessDenied'));
});

describe('an invalid login', () => {
  const refused = (message: string) => ({ name: 'NotAuthorizedException', message });

  it('is refused with the reason', async () => {
    const { idToken, accessToken } = await webAccount();
    const { idToken: otherClientToken } = await signedInByPassword();
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
    await emulator.after(3_600_000, () =>
      expectRefusal(
        login(idToken),
        'NotAuthorizedException',
        expect.stringMatching(/^Invalid login token\. Token expired: \d+ >= \d+$/),
      ),
    );
    await client.send(new GlobalSignOutCommand({ AccessToken: accessToken }));
    await expect(login(idToken)).rejects.toMatchObject(
      refused('Invalid login token. Token has been revoked.'),
    );
  });
});

describe('an unknown pool, identity, or operation', () => {
  it('is refused by name', async () => {
    await expectRefusal(
      identityClient.send(new GetIdCommand({ IdentityPoolId: 'us-east-1:none' })),
      'ResourceNotFoundException',
      "IdentityPool 'us-east-1:none' not found.",
    );
    await expectRefusal(
      getCredentials('us-east-1:none'),
      'ResourceNotFoundException',
      "Identity 'us-east-1:none' not found.",
    );
    await expectRefusal(
      identityClient.send(new GetOpenIdTokenCommand({ IdentityId: 'us-east-1:none' })),
      'UnknownOperationException',
      "The operation GetOpenIdToken is not supported by the emulator's identity pool.",
    );
  });
});
