import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { clientOf } from '../clients';
import { unsupportedToken } from '../errors';
import { clientIdInput } from '../input';
import type { UserPool } from '../pool';

const input = v.object({ ClientId: clientIdInput, Token: v.string() });

/** RevokeToken: ends the session of one refresh token, with all tokens made from it. */
export const revokeToken = (pool: Pick<UserPool, 'definition' | 'families'>) =>
  operation(input, async ({ ClientId, Token }) => {
    clientOf(pool.definition, ClientId);
    // Only refresh tokens can be revoked; the others are JSON Web Tokens.
    if (Token.startsWith('eyJ')) throw unsupportedToken();
    const family = await pool.families.ofRefreshToken(Token, ClientId);
    // Revoking an unknown token succeeds, as RFC 7009 §2.2 has it.
    if (family) await pool.families.revoke(family);
    return {};
  });
