import * as v from 'valibot';
import type { VerifiedToken } from '../../core/identity';
import { ambiguousRole, roleNotAllowed } from './errors';
import type { IdentityPool } from './pool';

const rolesSchema = v.fallback(v.array(v.string()), []);

/**
 * Selects a login's role: the custom role if the token includes it, the token's preferred role for
 * a 'Token' mapping, or else the pool's authenticated role. Throws InvalidParameterException or
 * NotAuthorizedException.
 */
export function selectRole(
  { authenticatedRoleArn, roleMappings }: IdentityPool['definition'],
  login: VerifiedToken,
  customRole: string | undefined,
): string {
  const roles = v.parse(rolesSchema, login.claims['cognito:roles']);
  if (customRole !== undefined) {
    if (!roles.includes(customRole)) throw roleNotAllowed();
    return customRole;
  }
  const provider = `${login.issuer.replace('https://', '')}:${login.clientId}`;
  const mapping = roleMappings.find(({ identityProvider }) => identityProvider === provider);
  if (mapping?.type !== 'Token') return authenticatedRoleArn;
  if (login.preferredRole !== undefined) return login.preferredRole;
  if (mapping.ambiguousRoleResolution === 'Deny') throw ambiguousRole();
  return authenticatedRoleArn;
}
