import { AwsError } from '../../../core/aws-json';
import type { WireResponse } from '../../../core/wire';
import type { UserPool } from '../pool';
import { refreshTokens } from '../sign-in/refresh-tokens';
import type { AuthenticationResult } from '../tokens/pool-tokens';
import { json, tokenError } from './answers';
import type { AuthorizationCodes } from './authorization-codes';

type Parts = Pick<UserPool, 'definition' | 'users' | 'families' | 'tokens'>;

/** /oauth2/token: tokens for an authorization code, or for a refresh token (RFC 6749 §4.1.3, §6). */
export async function tokenAnswer(
  pool: Parts,
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
      return granted(await pool.tokens.signIn(user, client, authorization.scope), authorization);
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

/** The ID token is for those who asked who it is (scope openid). */
function granted(tokens: AuthenticationResult, asked = { scope: 'openid' }): WireResponse {
  return json(200, {
    ...(asked.scope.split(' ').includes('openid') && { id_token: tokens.IdToken }),
    access_token: tokens.AccessToken,
    ...(tokens.RefreshToken !== undefined && { refresh_token: tokens.RefreshToken }),
    expires_in: tokens.ExpiresIn,
    token_type: tokens.TokenType,
  });
}
