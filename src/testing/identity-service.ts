import * as v from 'valibot';
import { vi } from 'vitest';
import type { tokensOf } from './stored-tokens';

type Answer = (body: Record<string, unknown>) => unknown;

/** An error response of the identity service. */
export class Refusal {
  constructor(
    readonly type: string,
    readonly message: string,
    readonly status = 400,
  ) {}
}

/** The responses of a service that has revoked the refresh token. */
export const REVOKED = {
  GetTokensFromRefreshToken: () =>
    new Refusal('NotAuthorizedException', 'Refresh Token has been revoked'),
  RevokeToken: () => ({}),
};

/** Returns the response of a renewal. */
export function renewalOf({ access, id }: ReturnType<typeof tokensOf>) {
  return { AuthenticationResult: { AccessToken: access, IdToken: id } };
}

const Body = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/**
 * Replaces the network with the identity service's responses, by operation; a response may be a Refusal.
 * Other requests fail as they would offline. Returns the recorded calls.
 */
export function stubIdentityService(answers: Readonly<Record<string, Answer>>) {
  const calls: { operation: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit = {}) => {
    const target = new Headers(init.headers).get('x-amz-target') ?? '';
    const operation = target.slice(target.indexOf('.') + 1);
    const answer = answers[operation];
    if (!answer) throw new TypeError('Failed to fetch');
    const body = v.parse(Body, init.body);
    calls.push({ operation, body });
    return responseOf(await answer(body));
  });
  return calls;
}

const headers = { 'content-type': 'application/x-amz-json-1.1' };

/** Returns the service's response with an answer, which may be a Refusal. */
export function responseOf(answer: unknown): Response {
  if (!(answer instanceof Refusal)) return Response.json(answer, { headers });
  const { type, message, status } = answer;
  return Response.json({ __type: type, message }, { status, headers });
}
