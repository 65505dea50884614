import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { callback, scopes } from '../../../testing/fixture-pool';
import { emulator, webClient } from '../../../testing/shared-fixture';

/** Sends a request to the hosted sign-in over TLS. Does not follow redirects. */
export async function callHosted(path: string, form?: Record<string, string>) {
  const call = request(`${emulator.hostedOrigin() ?? ''}${path}`, {
    method: form ? 'POST' : 'GET',
    rejectUnauthorized: false,
    agent: false,
    headers: { ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
  });
  const answered = once(call, 'response');
  call.end(form ? new URLSearchParams(form).toString() : undefined);
  const [response]: IncomingMessage[] = await answered;
  if (!response) throw new Error('The hosted sign-in did not answer');
  const { statusCode: status, headers } = response;
  const location = headers.location === undefined ? undefined : new URL(headers.location);
  return { status, headers, body: await text(response), location };
}

/** Generates a PKCE verifier and its challenge. */
export function newVerifier(): { verifier: string; challenge: string } {
  const verifier = randomBytes(64).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** Returns an application's query to /oauth2/authorize. */
export function authorizeQuery(challenge: string, changes: Record<string, string> = {}): string {
  return new URLSearchParams({
    redirect_uri: callback,
    response_type: 'code',
    client_id: webClient,
    identity_provider: 'Google',
    scope: scopes.join(' '),
    state: 'some-state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  }).toString();
}

/** Requests a code from the hosted sign-in, as an application does. */
export const authorize = (changes: Record<string, string>) =>
  callHosted(`/oauth2/authorize?${authorizeQuery(newVerifier().challenge, changes)}`);

/** Approves a sign-in at the provider and returns the form to redeem its code. */
export async function approvedCode(
  email: string,
  changes: Record<string, string> = {},
): Promise<Record<string, string>> {
  const { verifier, challenge } = newVerifier();
  const response = await callHosted('/oauth2/idpresponse', {
    request: authorizeQuery(challenge, changes),
    answer: 'allow',
    email,
  });
  return {
    grant_type: 'authorization_code',
    client_id: webClient,
    redirect_uri: callback,
    code: response.location?.searchParams.get('code') ?? '',
    code_verifier: verifier,
  };
}
