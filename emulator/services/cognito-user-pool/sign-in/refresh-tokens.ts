import type { UserPoolClientDefinition } from '../../../assembly/definition';
import { invalidRefreshToken, userDisabled } from '../errors';
import type { UserPool } from '../pool';
import type { AuthenticationResult } from '../tokens/pool-tokens';

/** Fresh tokens for a refresh token, with the account's groups and attributes of this moment. */
export async function refreshTokens(
  pool: Pick<UserPool, 'families' | 'users' | 'tokens'>,
  client: UserPoolClientDefinition,
  refreshToken: string,
): Promise<AuthenticationResult> {
  const family = await pool.families.redeemRefreshToken(refreshToken, client.id);
  const user = await pool.users.get(family.username);
  if (!user) throw invalidRefreshToken();
  if (!user.enabled) throw userDisabled();
  return pool.tokens.ofFamily(user, client, family);
}
