import type { UserPool } from '../pool';
import type { AuthorizeRequest } from './authorize-request';
import { AuthorizationError } from './errors';
import {
  mappedAttributes,
  newSocialUser,
  socialUsername,
  type ProviderClaims,
} from './social-account';

/**
 * Returns the name of the user for a provider's claims: a new one at the first sign-in; later the same one, with its mapped
 * attributes updated. Throws AuthorizationError.
 */
export async function signInSocialUser(
  pool: UserPool,
  request: AuthorizeRequest,
  claims: ProviderClaims,
): Promise<string> {
  const { provider } = request;
  const mapped = mappedAttributes(provider, claims);
  const missing = pool.schema.missing(mapped);
  if (missing.length > 0)
    throw new AuthorizationError(
      request,
      'invalid_request',
      `attributes required: [${missing.join(', ')}]`,
    );
  const username = socialUsername(provider, claims);
  const known = await pool.users.get(username);
  if (!known) {
    // Of concurrent first sign-ins, only one creates the user.
    await pool.users.addExternal(newSocialUser(pool, username, provider, claims));
    return username;
  }
  if (!known.enabled)
    throw new AuthorizationError(request, 'invalid_request', 'User is not enabled');
  await pool.users.update(username, (before) => ({
    ...before,
    attributes: { ...before.attributes, ...mapped },
  }));
  return username;
}
