import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireClient } from '../clients';
import { unsupportedToken } from '../errors';
import { clientIdInput } from '../input';
import type { UserPool } from '../pool';

const input = v.object({ ClientId: clientIdInput, Token: v.string() });

/** RevokeToken: revokes a refresh token and all tokens issued from it. */
export const revokeToken = (pool: UserPool) =>
  operation(input, async ({ ClientId, Token }) => {
    requireClient(pool.definition, ClientId);
    // Only refresh tokens can be revoked; access and ID tokens are JWTs.
    if (Token.startsWith('eyJ')) throw unsupportedToken();
    const family = await pool.families.findByRefreshToken(Token, ClientId);
    // Revoking an unknown token succeeds (RFC 7009 §2.2).
    if (family) await pool.families.revoke(family);
    return {};
  });
