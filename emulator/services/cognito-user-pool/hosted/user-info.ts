import { InvalidTokenError } from '../../../core/identity';
import type { WireRequest, WireResponse } from '../../../core/wire';
import type { UserPool } from '../pool';
import { toAttributeList } from '../attributes/attribute-list';
import { json } from './responses';

/** /oauth2/userInfo: returns the user's attributes for an access token with the scope openid. */
export async function userInfo(
  { inspector }: Pick<UserPool, 'inspector'>,
  { headers }: Pick<WireRequest, 'headers'>,
): Promise<WireResponse> {
  const token = /^Bearer (.+)$/i.exec(headers['authorization'] ?? '')?.[1] ?? '';
  try {
    const { user, claims } = await inspector.inspect(token, 'access');
    const scope = typeof claims['scope'] === 'string' ? claims['scope'] : '';
    if (!scope.split(' ').includes('openid')) return tokenErrorResponse(403, 'insufficient_scope');
    const attributes = toAttributeList(user).map(({ Name, Value }) => [Name, Value]);
    return json(200, { ...Object.fromEntries(attributes), username: user.username });
  } catch (error) {
    if (error instanceof InvalidTokenError) return tokenErrorResponse(401, 'invalid_token');
    throw error;
  }
}

function tokenErrorResponse(status: number, error: string): WireResponse {
  const response = json(status, {
    error,
    error_description: 'The access token is invalid or lacks the openid scope.',
  });
  return {
    ...response,
    headers: { ...response.headers, 'www-authenticate': `Bearer error="${error}"` },
  };
}
