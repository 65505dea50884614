import { AwsError } from '../../../core/aws-json';
import type { WireResponse } from '../../../core/wire';
import type { UserPool } from '../pool';
import { refreshTokens } from '../sign-in/refresh-tokens';
import type { AuthenticationResult } from '../tokens/token-issuer';
import { json, tokenError } from './responses';
import type { AuthorizationCodes } from './authorization-codes';

type Dependencies = Pick<UserPool, 'definition' | 'users' | 'families' | 'tokens'>;

/** /oauth2/token: issues tokens for an authorization code or a refresh token (RFC 6749 §4.1.3, §6). */
export async function tokenResponse(
  pool: Dependencies,
  codes: AuthorizationCodes,
  form: URLSearchParams,
): Promise<WireResponse> {
  const client = pool.definition.clients.find(({ id }) => id === form.get('client_id'));
  if (!client) return tokenError('invalid_client');
  switch (form.get('grant_type')) {
    case 'authorization_code': {
      const authorization = await codes.redeem(form.get('code') ?? '', {
        clientId: client.id,
        redirectUri: form.get('redirect_uri') ?? '',
        codeVerifier: form.get('code_verifier') ?? undefined,
      });
      const user = authorization && (await pool.users.get(authorization.username));
      if (!authorization || !user?.enabled) return tokenError('invalid_grant');
      return granted(await pool.tokens.issue(user, client, authorization.scope), authorization);
    }
    case 'refresh_token':
      try {
        return granted(await refreshTokens(pool, client, form.get('refresh_token') ?? ''));
      } catch (error) {
        if (error instanceof AwsError) return tokenError('invalid_grant');
        throw error;
      }
    case null:
      return tokenError('invalid_request');
    default:
      return tokenError('unsupported_grant_type');
  }
}

/** Returns the tokens; the ID token only with the scope openid. */
function granted(tokens: AuthenticationResult, grant = { scope: 'openid' }): WireResponse {
  return json(200, {
    ...(grant.scope.split(' ').includes('openid') && { id_token: tokens.IdToken }),
    access_token: tokens.AccessToken,
    ...(tokens.RefreshToken !== undefined && { refresh_token: tokens.RefreshToken }),
    expires_in: tokens.ExpiresIn,
    token_type: tokens.TokenType,
  });
}
