import {
  AdminAddUserToGroupCommand,
  AdminUpdateUserAttributesCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { createLocalJWKSet, decodeJwt, jwtVerify, SignJWT, generateKeyPair } from 'jose';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { passwordClient } from '../../testing/fixture-pool';
import { asAdmin, emulator, webClient, client } from '../../testing/shared-fixture';
import { signedInByPassword } from './testing/accounts';
import { awsError, expectRefusal } from '../../testing/aws-error';

const issuer = `https://cognito-idp.us-east-1.amazonaws.com/${emulator.poolId}`;
const adminRole = emulator.definition.userPool.groups.find(({ name }) => name === 'Admin')?.roleArn;

const getUser = (AccessToken: string) => client.send(new GetUserCommand({ AccessToken }));

const refresh = (RefreshToken: string, ClientId = passwordClient) =>
  client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));

describe('tokens', () => {
  it('contain Cognito’s claims', async () => {
    const account = await signedInByPassword({ 'custom:eula': 'yes' });
    const access = decodeJwt(account.accessToken);
    expect(access).toEqual({
      sub: account.username,
      username: account.username,
      iss: issuer,
      client_id: passwordClient,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      origin_jti: expect.any(String),
      event_id: expect.any(String),
      jti: expect.any(String),
      auth_time: access.iat,
      iat: expect.any(Number),
      exp: (access.iat ?? 0) + 3600,
    });
    expect(decodeJwt(account.idToken)).toEqual({
      sub: account.username,
      'cognito:username': account.username,
      email: account.email,
      email_verified: true,
      'custom:eula': 'yes',
      iss: issuer,
      aud: passwordClient,
      token_use: 'id',
      origin_jti: access['origin_jti'],
      event_id: access['event_id'],
      jti: expect.any(String),
      auth_time: access.iat,
      iat: access.iat,
      exp: (access.iat ?? 0) + 3600,
    });
  });

  it('can be verified with the published keys', async () => {
    const { accessToken } = await signedInByPassword();
    const keySet = v.parse(
      v.looseObject({ keys: v.array(v.looseObject({ kty: v.string() })) }),
      await (await fetch(`${emulator.origin}/${emulator.poolId}/.well-known/jwks.json`)).json(),
    );
    expect(keySet.keys).toHaveLength(1);
    expect(keySet.keys[0]).not.toHaveProperty('d');
    await jwtVerify(accessToken, createLocalJWKSet(keySet), { issuer });
  });

  it('contain the groups and attributes at the time of issue', async () => {
    const account = await signedInByPassword();
    for (const GroupName of ['Editors', 'Admin'])
      await client.send(new AdminAddUserToGroupCommand({ ...asAdmin(account.email), GroupName }));
    await client.send(
      new AdminUpdateUserAttributesCommand({
        ...asAdmin(account.email),
        UserAttributes: [{ Name: 'name', Value: 'Ann' }],
      }),
    );
    expect(decodeJwt(account.accessToken)).not.toHaveProperty('cognito:groups');
    const { AuthenticationResult } = await refresh(account.refreshToken);
    expect(AuthenticationResult).not.toHaveProperty('RefreshToken');
    expect(decodeJwt(AuthenticationResult?.AccessToken ?? '')).toMatchObject({
      'cognito:groups': ['Admin', 'Editors'],
      origin_jti: decodeJwt(account.accessToken)['origin_jti'],
    });
    expect(decodeJwt(AuthenticationResult?.IdToken ?? '')).toMatchObject({
      'cognito:groups': ['Admin', 'Editors'],
      'cognito:roles': [adminRole],
      'cognito:preferred_role': adminRole,
      name: 'Ann',
    });
  });
});

describe('an invalid token', () => {
  it('is refused if it is of the wrong type', async () => {
    const { idToken, refreshToken } = await signedInByPassword();
    for (const token of [idToken, refreshToken, 'nonsense'])
      await expectRefusal(getUser(token), 'NotAuthorizedException', 'Invalid Access Token');
  });

  it('is refused if it has expired', async () => {
    const { accessToken } = await signedInByPassword();
    await emulator.after(3_600_000, () =>
      expectRefusal(getUser(accessToken), 'NotAuthorizedException', 'Access Token has expired'),
    );
  });

  it('is refused if it is unsigned or signed with another key', async () => {
    const { accessToken } = await signedInByPassword();
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT(decodeJwt(accessToken))
      .setProtectedHeader({ alg: 'RS256' })
      .sign(privateKey);
    await expectRefusal(
      getUser(forged),
      'NotAuthorizedException',
      'Could not verify signature for Access Token',
    );
    const [, body = ''] = accessToken.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const secret = new TextEncoder().encode('a secret of some thirty characters');
    const symmetric = await new SignJWT(decodeJwt(accessToken))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(secret);
    for (const token of [none, symmetric, `${accessToken}x`])
      await expectRefusal(getUser(token), 'NotAuthorizedException');
  });
});

describe('a refresh token', () => {
  it('is valid only for its own client, and only if unchanged', async () => {
    const { refreshToken } = await signedInByPassword();
    const invalid = awsError('NotAuthorizedException', 'Invalid Refresh Token');
    await expect(refresh(refreshToken, webClient)).rejects.toMatchObject(invalid);
    await expect(refresh(`${refreshToken.slice(0, -2)}xx`)).rejects.toMatchObject(invalid);
    await expect(refresh('nonsense')).rejects.toMatchObject(invalid);
  });
});
