import type { Client } from '../clients';
import { invalidRefreshToken, userDisabled } from '../errors';
import type { UserPool } from '../pool';
import type { AuthenticationResult } from '../tokens/token-issuer';

/** Issues new tokens for a refresh token, with the user's current groups and attributes. */
export async function refreshTokens(
  pool: UserPool,
  client: Client,
  refreshToken: string,
): Promise<AuthenticationResult> {
  const family = await pool.families.redeemRefreshToken(refreshToken, client.id);
  const user = await pool.users.get(family.username);
  if (!user) throw invalidRefreshToken();
  if (!user.enabled) throw userDisabled();
  return pool.tokens.refresh(user, client, family);
}
