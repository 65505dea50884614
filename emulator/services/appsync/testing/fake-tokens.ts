import * as v from 'valibot';
import type { Clock } from '../../../core/clock';
import { InvalidTokenError, type TokenVerifier } from '../../../core/identity';

const claims = v.looseObject({
  sub: v.string(),
  username: v.string(),
  token_use: v.picklist(['access', 'id']),
  exp: v.number(),
  'cognito:groups': v.optional(v.array(v.string()), []),
});

const signature = 'signed';
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a token in JWT format with a fixed signature; these tests do not cover signatures. */
export function fakeToken(
  sub: string,
  more: { groups?: string[]; use?: 'access' | 'id'; exp?: number; signature?: string } = {},
): string {
  const payload: v.InferOutput<typeof claims> = {
    sub,
    username: sub,
    token_use: more.use ?? 'access',
    exp: more.exp ?? Math.floor(Date.now() / 1000) + 3600,
    'cognito:groups': more.groups ?? [],
  };
  return `${encode({ alg: 'none' })}.${encode(payload)}.${more.signature ?? signature}`;
}

/** Verifies fake tokens by the rules of real ones: signature, expiry, use. */
export function fakeTokenVerifier(clock: Clock): TokenVerifier {
  const verifier: TokenVerifier = {
    verify: (token, use) => verifier.verifySignature(token, use),
    async verifySignature(token, use) {
      const [, payload = '', signed] = token.split('.');
      const parsed = v.safeParse(claims, read(payload));
      if (!parsed.success || signed !== signature) throw new InvalidTokenError('not signed');
      const found = parsed.output;
      if (found.token_use !== use) throw new InvalidTokenError('wrong use');
      if (found.exp * 1000 <= clock.now().getTime()) throw new InvalidTokenError('expired');
      return {
        use,
        sub: found.sub,
        username: found.username,
        clientId: 'client',
        issuer: 'issuer',
        groups: found['cognito:groups'],
        claims: found,
      };
    },
  };
  return verifier;
}

function read(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
