import * as v from 'valibot';
import { operation, type Operation } from '../../../core/aws-json';
import { authenticateCaller } from '../caller';
import { requireClient } from '../clients';
import { invalidRefreshToken, unsupportedToken, userDisabled } from '../errors';
import { accessTokenInput, clientIdInput } from '../input';
import type { UserPool } from '../pool';

const caller = v.object({ AccessToken: accessTokenInput });
const refresh = v.object({ ClientId: clientIdInput, RefreshToken: v.string() });
const revocation = v.object({ ClientId: clientIdInput, Token: v.string() });

/** The operations that renew or end sessions, or delete the account along with them. */
export const sessionOperations = (pool: UserPool): Record<string, Operation> => ({
  /** Issues tokens with the current groups and attributes. aws-amplify refreshes its tokens this way. */
  GetTokensFromRefreshToken: operation(refresh, async ({ ClientId, RefreshToken }) => {
    const client = requireClient(pool.definition, ClientId);
    const family = await pool.families.redeemRefreshToken(RefreshToken, client.id);
    const user = await pool.users.get(family.username);
    if (!user) throw invalidRefreshToken();
    if (!user.enabled) throw userDisabled();
    return { AuthenticationResult: await pool.tokens.refresh(user, client, family) };
  }),

  /** Revokes a refresh token and all tokens issued from it. */
  RevokeToken: operation(revocation, async ({ ClientId, Token }) => {
    requireClient(pool.definition, ClientId);
    // Only refresh tokens can be revoked; access and ID tokens are JWTs.
    if (Token.startsWith('eyJ')) throw unsupportedToken();
    const family = await pool.families.findByRefreshToken(Token, ClientId);
    // Revoking an unknown token succeeds (RFC 7009 §2.2).
    if (family) await pool.families.revoke(family);
    return {};
  }),

  /** Ends the caller's sessions on all devices. */
  GlobalSignOut: operation(caller, async ({ AccessToken }) => {
    const { user } = await authenticateCaller(pool, AccessToken);
    await pool.families.revokeAll(user.username);
    return {};
  }),

  /** Deletes the caller. */
  DeleteUser: operation(caller, async ({ AccessToken }) => {
    const { user } = await authenticateCaller(pool, AccessToken);
    await removeUser(pool, user.username);
    return undefined;
  }),
});

/** Deletes a user and all of the user's data. */
export async function removeUser(
  { users, codes, families }: UserPool,
  username: string,
): Promise<void> {
  // The user goes first: without it, leftover sessions and codes are useless.
  await users.remove(username);
  await families.removeAll(username);
  await codes.removeAll(username);
}
