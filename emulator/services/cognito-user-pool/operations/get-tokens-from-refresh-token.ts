import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireClient } from '../clients';
import { clientIdInput } from '../input';
import type { UserPool } from '../pool';
import { refreshTokens } from '../sign-in/refresh-tokens';

const input = v.object({ ClientId: clientIdInput, RefreshToken: v.string() });

/** GetTokensFromRefreshToken: the operation that aws-amplify refreshes tokens with. */
export const getTokensFromRefreshToken = (pool: UserPool) =>
  operation(input, async ({ ClientId, RefreshToken }) => ({
    AuthenticationResult: await refreshTokens(
      pool,
      requireClient(pool.definition, ClientId),
      RefreshToken,
    ),
  }));
