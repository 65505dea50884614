import * as v from 'valibot';
import type { Clock } from '../core/clock';
import { developerCredentials, InvalidTokenError, type TokenVerifier } from '../core/identity';
import type { Caller } from './data-api';

const claimsSchema = v.looseObject({
  sub: v.string(),
  username: v.string(),
  token_use: v.picklist(['access', 'id']),
  exp: v.number(),
  'cognito:groups': v.array(v.string()),
});

const signature = 'signed';
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a token in JWT format with a fixed signature, so tests that use it don't cover signatures. */
export function fakeToken(
  sub: string,
  more: { groups?: string[]; use?: 'access' | 'id'; exp?: number; signature?: string } = {},
): string {
  const payload: v.InferOutput<typeof claimsSchema> = {
    sub,
    username: sub,
    token_use: more.use ?? 'access',
    exp: more.exp ?? Math.floor(Date.now() / 1000) + 3600,
    'cognito:groups': more.groups ?? [],
  };
  return `${encode({ alg: 'none' })}.${encode(payload)}.${more.signature ?? signature}`;
}

export const member = (sub: string): Caller => ({ token: fakeToken(sub) });
export const admin: Caller = { token: fakeToken('admin', { groups: ['Admin'] }) };
export const developer: Caller = { credentials: developerCredentials };

/** Lets the data API accept fake tokens in addition to the pool's, under the same rules on use and expiry. */
export function acceptingFakeTokens(poolVerifier: TokenVerifier, clock: Clock): TokenVerifier {
  return {
    verify: (token, use) => poolVerifier.verify(token, use),
    async verifySignature(token, use) {
      const [, payload = '', signed] = token.split('.');
      if (signed !== signature) return poolVerifier.verifySignature(token, use);
      const json: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
      const claims = v.parse(claimsSchema, json);
      const { sub, username, exp, token_use: tokenUse, 'cognito:groups': groups } = claims;
      if (tokenUse !== use) throw new InvalidTokenError('A fake token for another use');
      if (exp * 1000 <= clock.now().getTime())
        throw new InvalidTokenError('An expired fake token', 'expired');
      return { use, sub, username, clientId: 'client', issuer: 'issuer', groups, claims };
    },
  };
}
