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
import type { TokenFamilies, TokenFamily } from '../state/token-families';
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
  family: TokenFamily;
}

/** Verifies this pool's tokens, and that their session and user are still active. */
export class TokenInspector implements TokenVerifier {
  constructor(
    private readonly definition: Pick<UserPoolDefinition, 'clients'>,
    private readonly issuer: string,
    private readonly keys: Pick<PoolKeys, 'publicKey'>,
    private readonly families: Pick<TokenFamilies, 'find'>,
    private readonly users: Pick<UserDirectory, 'get'>,
    private readonly clock: Clock,
  ) {}

  async verify(token: string, use: 'access' | 'id'): Promise<VerifiedToken> {
    const { user: _, family: __, ...verified } = await this.inspect(token, use);
    return verified;
  }

  /** Like `verify`, and also returns the token's user and session. Throws InvalidTokenError. */
  async inspect(token: string, use: 'access' | 'id'): Promise<InspectedToken> {
    const { originJti, ...verified } = await this.#verifyToken(token, use);
    return { ...verified, ...(await this.#activeSession(verified.username, originJti)) };
  }

  async verifySignature(token: string, use: 'access' | 'id'): Promise<VerifiedToken> {
    const { originJti: _, ...verified } = await this.#verifyToken(token, use);
    return verified;
  }

  async #verifyToken(
    token: string,
    use: 'access' | 'id',
  ): Promise<VerifiedToken & { originJti: string }> {
    const claims = await this.#verifyClaims(token);
    const parsed = v.safeParse(claimSchemas[use], claims);
    if (!parsed.success) throw new InvalidTokenError(`Not an ${use} token`, 'malformed');
    const { sub, iss, username, clientId, origin_jti: originJti } = parsed.output;
    if (!this.definition.clients.some(({ id }) => id === clientId))
      throw new InvalidTokenError(
        `The client ${clientId} does not belong to this pool`,
        'malformed',
      );
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
      originJti,
    };
  }

  async #activeSession(
    username: string,
    originJti: string,
  ): Promise<{ user: User; family: TokenFamily }> {
    const user = await this.users.get(username);
    if (!user) throw new InvalidTokenError('The user does not exist', 'no user');
    if (!user.enabled) throw new InvalidTokenError('The user is disabled', 'disabled');
    const family = await this.families.find(username, originJti);
    if (!family || family.revoked) throw new InvalidTokenError('The token was revoked', 'revoked');
    return { user, family };
  }

  async #verifyClaims(token: string): Promise<Record<string, unknown>> {
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
