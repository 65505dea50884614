import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { assertPool } from '../admin-user';
import { requireClient } from '../clients';
import { clientIdInput, poolInput } from '../input';
import type { UserPool } from '../pool';

const input = v.object({ ...poolInput, ClientId: clientIdInput });

/** DescribeUserPoolClient: returns an app client's definition. */
export const describeUserPoolClient = (pool: Pick<UserPool, 'definition'>) =>
  operation(input, async ({ UserPoolId, ClientId }) => {
    assertPool(pool, UserPoolId);
    const client = requireClient(pool.definition, ClientId);
    return {
      UserPoolClient: {
        UserPoolId,
        ClientId,
        ClientName: ClientId,
        ExplicitAuthFlows: client.explicitAuthFlows,
        PreventUserExistenceErrors: client.preventUserExistenceErrors ? 'ENABLED' : 'LEGACY',
        EnableTokenRevocation: true,
        SupportedIdentityProviders: client.supportedIdentityProviders,
        AllowedOAuthFlows: client.oauth.flows,
        AllowedOAuthScopes: client.oauth.scopes,
        CallbackURLs: client.oauth.callbackUrls,
        LogoutURLs: client.oauth.logoutUrls,
        AccessTokenValidity: client.accessTokenSeconds,
        IdTokenValidity: client.idTokenSeconds,
        RefreshTokenValidity: client.refreshTokenSeconds,
        TokenValidityUnits: { AccessToken: 'seconds', IdToken: 'seconds', RefreshToken: 'seconds' },
      },
    };
  });
