import type { WireResponse } from '../../../core/wire';
import type { UserPool } from '../pool';
import { json, tokenError } from './responses';
import type { AuthorizationCodes } from './authorization-codes';

/** /oauth2/token: issues tokens for an authorization code (RFC 6749 §4.1.3). Amplify refreshes them with the user pool. */
export async function tokenResponse(
  pool: UserPool,
  codes: AuthorizationCodes,
  form: URLSearchParams,
): Promise<WireResponse> {
  const client = pool.definition.clients.find(({ id }) => id === form.get('client_id'));
  if (!client) return tokenError('invalid_client');
  if (form.get('grant_type') !== 'authorization_code') return tokenError('unsupported_grant_type');
  const authorization = await codes.redeem(form.get('code') ?? '', {
    clientId: client.id,
    redirectUri: form.get('redirect_uri') ?? '',
    codeVerifier: form.get('code_verifier') ?? undefined,
  });
  const user = authorization && (await pool.users.get(authorization.username));
  if (!authorization || !user?.enabled) return tokenError('invalid_grant');
  const tokens = await pool.tokens.issue(user, client, authorization.scope);
  // There is an ID token only if the scope includes openid.
  return json(200, {
    ...(authorization.scope.split(' ').includes('openid') && { id_token: tokens.IdToken }),
    access_token: tokens.AccessToken,
    refresh_token: tokens.RefreshToken,
    expires_in: tokens.ExpiresIn,
    token_type: tokens.TokenType,
  });
}
