import { InvalidTokenError, type TokenRefusal } from '../../core/identity';
import {
  accessTokenExpired,
  accessTokenRevoked,
  invalidAccessToken,
  missingScopes,
  unverifiableAccessToken,
  userDisabled,
  userNotFound,
} from './errors';
import type { UserPool } from './pool';
import { accountScope } from './tokens/claims';
import type { InspectedToken } from './tokens/token-inspector';

const errorOf: Record<TokenRefusal, () => Error> = {
  malformed: invalidAccessToken,
  signature: unverifiableAccessToken,
  expired: accessTokenExpired,
  revoked: accessTokenRevoked,
  'no user': userNotFound,
  disabled: userDisabled,
};

/** Verifies an operation's AccessToken and returns its user and session. Throws Cognito's error for an invalid token. */
export async function authenticateCaller(
  pool: UserPool,
  accessToken: string,
): Promise<InspectedToken> {
  const token = await inspect(pool, accessToken);
  const { scope } = token.claims;
  if (typeof scope !== 'string' || !scope.split(' ').includes(accountScope)) throw missingScopes();
  return token;
}

async function inspect(pool: UserPool, accessToken: string): Promise<InspectedToken> {
  try {
    return await pool.inspector.inspect(accessToken, 'access');
  } catch (error) {
    if (error instanceof InvalidTokenError) throw errorOf[error.refusal]();
    throw error;
  }
}
