import * as v from 'valibot';
import type { VerifiedToken } from '../../core/identity';
import { ambiguousRole, roleNotAllowed } from './errors';
import type { IdentityPool } from './pool';

const rolesSchema = v.fallback(v.array(v.string()), []);

/**
 * The role that a login gets: the one asked for if the token names it; by a 'Token' mapping the
 * one that the token prefers; else the pool's role for everybody who is signed in.
 */
export function roleOf(
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
