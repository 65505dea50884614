import { once } from 'node:events';
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newEmail } from '../../testing/accounts';
import { passwordClient, signOutUrl } from '../../testing/fixture-pool';
import { emulator, webClient } from '../../testing/shared-fixture';
import { approvedCode, authorize, callHosted, newVerifier } from './testing/hosted';

describe('/oauth2/authorize', () => {
  it.each([
    ['an unknown client', { client_id: 'nobody' }],
    ['an unregistered redirect URI', { redirect_uri: 'https://elsewhere.example/login' }],
  ])('shows an error page for %s', async (_, changes) => {
    const { status, location, body } = await authorize(changes);
    expect([status, location]).toEqual([400, undefined]);
    expect(body).toContain('An error was encountered with the requested page.');
  });

  it.each([
    ['the implicit flow', { response_type: 'token' }, 'unauthorized_client'],
    ['an unknown scope', { scope: 'openid everything' }, 'invalid_scope'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['an unknown provider', { identity_provider: 'Elsewhere' }, 'invalid_request'],
  ])('redirects to the application with an error for %s', async (_, changes, error) => {
    const { status, location } = await authorize(changes);
    expect(status).toBe(302);
    expect(location?.searchParams.get('error')).toBe(error);
    expect(location?.searchParams.get('state')).toBe('some-state');
  });
});

describe('the token endpoint', () => {
  const redeem = async (form: Record<string, string>) => {
    const { status, body } = await callHosted('/oauth2/token', form);
    return status === 200
      ? 'granted'
      : v.parse(v.object({ error: v.string() }), JSON.parse(body)).error;
  };

  it('accepts a code once', async () => {
    const form = await approvedCode(newEmail());
    expect(await redeem(form)).toBe('granted');
    expect(await redeem(form)).toBe('invalid_grant');
  });

  it('refuses a code after five minutes', async () => {
    const form = await approvedCode(newEmail());
    expect(await emulator.after(5 * 60 * 1000, () => redeem(form))).toBe('invalid_grant');
  });

  it.each([
    ['another verifier', { code_verifier: newVerifier().verifier }, 'invalid_grant'],
    ['another client', { client_id: passwordClient }, 'invalid_grant'],
    ['an unknown client', { client_id: 'nobody' }, 'invalid_client'],
    ['another grant type', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('refuses %s', async (_, changes, error) => {
    const form = await approvedCode(newEmail());
    expect(await redeem({ ...form, ...changes })).toBe(error);
  });
});

describe('/logout', () => {
  const logout = (address: string, client = webClient) =>
    callHosted(`/logout?client_id=${client}&logout_uri=${encodeURIComponent(address)}`);

  it('redirects only to the application', async () => {
    expect((await logout(signOutUrl)).location?.href).toBe(signOutUrl);
    for (const refused of [
      await logout('https://elsewhere.example/'),
      await logout(signOutUrl, 'nobody'),
    ])
      expect([refused.status, refused.location]).toEqual([400, undefined]);
  });
});

it('has a certificate that, once accepted, is trusted only for this machine', async () => {
  const { hostname: host, port } = new URL(emulator.hostedOrigin() ?? '');
  const handshake = async (options: ConnectionOptions): Promise<TLSSocket> => {
    const socket = connect({ host, port: Number(port), ...options });
    onTestFinished(() => void socket.destroy());
    await once(socket, 'secureConnect');
    return socket;
  };
  await expect(handshake({})).rejects.toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  const certificate = (await handshake({ rejectUnauthorized: false })).getPeerX509Certificate();
  expect((await handshake({ ca: certificate?.toString() })).authorized).toBe(true);
  for (const address of ['127.0.0.1', '::1']) expect(certificate?.checkIP(address)).toBe(address);
  expect([certificate?.ca, certificate?.checkHost('elsewhere.example')]).toEqual([
    false,
    undefined,
  ]);
});
