import { errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { UserPoolDefinition } from '../../../assembly/definition';
import type { Clock } from '../../../core/clock';
import {
  InvalidTokenError,
  type TokenRefusal,
  type TokenVerifier,
  type VerifiedToken,
} from '../../../core/identity';
import type { SessionFamilies, SessionFamily } from '../state/session-families';
import type { User } from '../state/user';
import type { UserDirectory } from '../state/user-directory';
import { signingAlgorithm, type PoolKeys } from './signing-key';

const shared = {
  sub: v.string(),
  iss: v.string(),
  origin_jti: v.string(),
  'cognito:groups': v.optional(v.array(v.string()), []),
  'cognito:preferred_role': v.optional(v.string()),
};

const claimSchemas = {
  access: v.pipe(
    v.object({
      ...shared,
      token_use: v.literal('access'),
      client_id: v.string(),
      username: v.string(),
    }),
    v.transform((claims) => ({ ...claims, clientId: claims.client_id })),
  ),
  id: v.pipe(
    v.object({
      ...shared,
      token_use: v.literal('id'),
      aud: v.string(),
      'cognito:username': v.string(),
    }),
    v.transform((claims) => ({
      ...claims,
      clientId: claims.aud,
      username: claims['cognito:username'],
    })),
  ),
};

export interface InspectedToken extends VerifiedToken {
  user: User;
  family: SessionFamily;
}

/** Checks this pool's tokens, down to whether their sign-in and account still stand. */
export class TokenInspector implements TokenVerifier {
  constructor(
    private readonly definition: Pick<UserPoolDefinition, 'clients'>,
    private readonly issuer: string,
    private readonly keys: Pick<PoolKeys, 'publicKey'>,
    private readonly families: Pick<SessionFamilies, 'find'>,
    private readonly users: Pick<UserDirectory, 'get'>,
    private readonly clock: Clock,
  ) {}

  async verify(token: string, use: 'access' | 'id'): Promise<VerifiedToken> {
    const { user: _, family: __, ...verified } = await this.inspect(token, use);
    return verified;
  }

  /** As `verify`, with the account and the sign-in behind the token. Throws InvalidTokenError. */
  async inspect(token: string, use: 'access' | 'id'): Promise<InspectedToken> {
    const claims = await this.#signedClaims(token);
    const parsed = v.safeParse(claimSchemas[use], claims);
    if (!parsed.success) throw new InvalidTokenError(`It is not an ${use} token`, 'malformed');
    const { sub, iss, username, clientId, origin_jti: originJti } = parsed.output;
    if (!this.definition.clients.some(({ id }) => id === clientId))
      throw new InvalidTokenError(`The client ${clientId} is not of this pool`, 'malformed');
    const preferredRole = parsed.output['cognito:preferred_role'];
    return {
      use,
      sub,
      username,
      clientId,
      issuer: iss,
      groups: parsed.output['cognito:groups'],
      ...(preferredRole === undefined ? {} : { preferredRole }),
      claims,
      ...(await this.#standing(username, originJti)),
    };
  }

  async #standing(
    username: string,
    originJti: string,
  ): Promise<{ user: User; family: SessionFamily }> {
    const user = await this.users.get(username);
    if (!user) throw new InvalidTokenError('Its account does not exist', 'no user');
    if (!user.enabled) throw new InvalidTokenError('Its account is disabled', 'disabled');
    const family = await this.families.find(username, originJti);
    if (!family || family.revoked) throw new InvalidTokenError('It was revoked', 'revoked');
    return { user, family };
  }

  async #signedClaims(token: string): Promise<Record<string, unknown>> {
    try {
      const { payload } = await jwtVerify(token, this.keys.publicKey, {
        issuer: this.issuer,
        algorithms: [signingAlgorithm],
        currentDate: this.clock.now(),
        requiredClaims: ['exp', 'iat'],
      });
      return payload;
    } catch (error) {
      throw new InvalidTokenError(String(error), refusalOf(error));
    }
  }
}

function refusalOf(error: unknown): TokenRefusal {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature';
  return 'malformed';
}
