import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { callback, scopes } from '../../../testing/fixture-pool';
import { emulator, webClient } from '../../../testing/shared-fixture';

export interface HostedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** The redirect target. */
  location: URL | undefined;
}

/** Sends a request to the hosted sign-in over TLS. Does not follow redirects. */
export async function callHosted(
  path: string,
  form?: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<HostedResponse> {
  const call = request(`${emulator.hostedOrigin() ?? ''}${path}`, {
    method: form ? 'POST' : 'GET',
    rejectUnauthorized: false,
    agent: false,
    headers: {
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
  });
  const answered = once(call, 'response');
  call.end(form ? new URLSearchParams(form).toString() : undefined);
  const [response] = await answered;
  const { location } = response.headers;
  return {
    status: response.statusCode,
    headers: response.headers,
    body: await text(response),
    location: location === undefined ? undefined : new URL(location),
  };
}

/** Generates a PKCE verifier and its challenge. */
export function newVerifier(): { verifier: string; challenge: string } {
  const verifier = randomBytes(64).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** Returns an application's query to /oauth2/authorize. */
export function authorizeQuery(
  challenge: string,
  changes: Record<string, string | undefined> = {},
): string {
  const parameters: Record<string, string | undefined> = {
    redirect_uri: callback,
    response_type: 'code',
    client_id: webClient,
    identity_provider: 'Google',
    scope: scopes.join(' '),
    state: 'some-state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) query.set(name, value);
  return query.toString();
}

/** Approves a sign-in at the provider and returns the form to redeem its code. */
export async function approvedCode(
  email: string,
  changes: Record<string, string | undefined> = {},
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
