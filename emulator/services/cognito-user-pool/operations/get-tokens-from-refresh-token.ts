import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireClient } from '../clients';
import { invalidRefreshToken, userDisabled } from '../errors';
import { clientIdInput } from '../input';
import type { UserPool } from '../pool';

const input = v.object({ ClientId: clientIdInput, RefreshToken: v.string() });

/** GetTokensFromRefreshToken, by which aws-amplify renews tokens: issues them with current groups and attributes. */
export const getTokensFromRefreshToken = (pool: UserPool) =>
  operation(input, async ({ ClientId, RefreshToken }) => {
    const client = requireClient(pool.definition, ClientId);
    const family = await pool.families.redeemRefreshToken(RefreshToken, client.id);
    const user = await pool.users.get(family.username);
    if (!user) throw invalidRefreshToken();
    if (!user.enabled) throw userDisabled();
    return { AuthenticationResult: await pool.tokens.refresh(user, client, family) };
  });
