import {
  AdminDisableUserCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createAccount, newEmail } from '../../testing/accounts';
import { callback } from '../../testing/fixture-pool';
import { asAdmin, emulator, webClient, client } from '../../testing/shared-fixture';
import { signInByPassword } from './testing/accounts';
import { approvedCode, authorize, authorizeQuery, callHosted, newVerifier } from './testing/hosted';

const tokensSchema = v.object({
  id_token: v.string(),
  access_token: v.string(),
  refresh_token: v.string(),
  token_type: v.literal('Bearer'),
  expires_in: v.literal(3600),
});

async function signInWith(email: string, provider = 'Google') {
  const form = await approvedCode(email, { identity_provider: provider });
  const response = await callHosted('/oauth2/token', form);
  expect(response.status).toBe(200);
  return v.parse(tokensSchema, JSON.parse(response.body));
}

describe('a social sign-in', () => {
  it('creates a user as Cognito does, with tokens that the pool accepts', async () => {
    const email = newEmail();
    const tokens = await signInWith(email);
    const id = decodeJwt(tokens.id_token);
    const access = decodeJwt(tokens.access_token);
    expect(id).toMatchObject({
      email,
      email_verified: false,
      'cognito:username': expect.stringMatching(/^google_\d{21}$/),
      'cognito:groups': [`${emulator.poolId}_Google`],
      identities: [
        {
          userId: expect.stringMatching(/^\d{21}$/),
          providerName: 'Google',
          providerType: 'Google',
          issuer: null,
          primary: 'true',
          dateCreated: expect.stringMatching(/^\d{13}$/),
        },
      ],
    });
    expect(id.sub).toMatch(/^[0-9a-f-]{36}$/);
    expect(access).toMatchObject({
      sub: id.sub,
      username: id['cognito:username'],
      scope: 'openid email aws.cognito.signin.user.admin',
    });
    const account = await client.send(new GetUserCommand({ AccessToken: tokens.access_token }));
    const attributes = Object.fromEntries(
      (account.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]),
    );
    expect(attributes).toMatchObject({ sub: id.sub, email, email_verified: 'false' });
    expect(JSON.parse(attributes['identities'] ?? '')).toMatchObject([{ primary: true }]);
  });

  it('finds the same user again, with its attributes', async () => {
    const email = newEmail();
    const first = await signInWith(email);
    await client.send(
      new UpdateUserAttributesCommand({
        AccessToken: first.access_token,
        UserAttributes: [{ Name: 'custom:eula', Value: 'yes' }],
      }),
    );
    const again = decodeJwt((await signInWith(email.toUpperCase())).id_token);
    expect(again.sub).toBe(decodeJwt(first.id_token).sub);
    expect(again['custom:eula']).toBe('yes');
  });

  it('keeps users with the same email apart by provider', async () => {
    const { email, username } = await createAccount(emulator);
    const google = decodeJwt((await signInWith(email)).id_token);
    const facebook = decodeJwt((await signInWith(email, 'Facebook')).id_token);
    const own = decodeJwt((await signInByPassword(email)).idToken);
    expect(own.sub).toBe(username);
    expect(new Set([google.sub, facebook.sub, own.sub]).size).toBe(3);
  });

  it('can be refreshed with the same scopes', async () => {
    const { refresh_token } = await signInWith(newEmail());
    const { AuthenticationResult } = await client.send(
      new GetTokensFromRefreshTokenCommand({ ClientId: webClient, RefreshToken: refresh_token }),
    );
    const { scope } = decodeJwt(AuthenticationResult?.AccessToken ?? '');
    expect(scope).toContain('openid');
  });

  it('is refused to a disabled user', async () => {
    const email = newEmail();
    const Username = String(decodeJwt((await signInWith(email)).id_token)['cognito:username']);
    await client.send(new AdminDisableUserCommand(asAdmin(Username)));
    const { code } = await approvedCode(email);
    expect(code).toBe('');
  });
});

describe("the provider's page", () => {
  it('offers known users and escapes its content', async () => {
    const email = newEmail();
    await signInWith(email);
    const { status, headers, body } = await authorize({ state: '"><script>' });
    expect(status).toBe(200);
    expect(body).toContain('Sign in with Google');
    expect(body).toContain(`value="${email}"`);
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain('http://localhost:5173');
  });

  it.each([
    ['deny', { answer: 'deny' }, 'access_denied'],
    ['no email', { answer: 'allow' }, 'invalid_request'],
    ['an email not shared', { answer: 'allow', email: 'f@x.org', share: 'no' }, 'invalid_request'],
  ])('redirects to the application with the error and state for %s', async (_, form, error) => {
    const request = authorizeQuery(newVerifier().challenge);
    const { status, location } = await callHosted('/oauth2/idpresponse', {
      request,
      ...form,
    });
    expect(status).toBe(302);
    expect(`${location?.origin}${location?.pathname}`).toBe(callback);
    expect(location?.searchParams.get('error')).toBe(error);
    expect(location?.searchParams.get('error_description')).not.toBe('');
    expect(location?.searchParams.get('state')).toBe('some-state');
    expect(location?.searchParams.get('code')).toBeNull();
  });
});

describe('the hosted UI', () => {
  it('asks at every sign-in, so a silent one fails', async () => {
    await signInWith(newEmail());
    const { status, body } = await authorize({});
    expect([status, body]).toEqual([200, expect.stringContaining('Sign in with Google')]);
    const { location } = await authorize({ prompt: 'none' });
    expect(location?.searchParams.get('error')).toBe('login_required');
    expect(location?.searchParams.get('state')).toBe('some-state');
  });

  it('has no password form and no endpoint that revokes tokens', async () => {
    expect((await callHosted('/login?client_id=x')).status).toBe(404);
    expect((await callHosted('/oauth2/revoke', { token: 'x' })).status).toBe(404);
  });
});
