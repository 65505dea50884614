import * as v from 'valibot';
import type { IdentityPoolDefinition } from './definition';
import type { Resource } from './stacks';

const identityPool = v.object({
  AllowUnauthenticatedIdentities: v.boolean(),
  CognitoIdentityProviders: v.optional(
    v.array(v.object({ ClientId: v.string(), ProviderName: v.string() })),
    [],
  ),
});

const roleAttachment = v.object({
  Roles: v.object({ authenticated: v.string(), unauthenticated: v.string() }),
  RoleMappings: v.optional(
    v.record(
      v.string(),
      v.object({
        IdentityProvider: v.string(),
        Type: v.string(),
        AmbiguousRoleResolution: v.optional(v.string()),
      }),
    ),
    {},
  ),
});

/** Returns the identity pool and its roles, or undefined if there is none. */
export function identityPoolOf(resources: readonly Resource[]): IdentityPoolDefinition | undefined {
  const pool = resources.find(({ type }) => type === 'AWS::Cognito::IdentityPool');
  const attachment = resources.find(
    ({ type }) => type === 'AWS::Cognito::IdentityPoolRoleAttachment',
  );
  if (!pool) return undefined;
  if (!attachment) throw new Error(`The identity pool ${pool.path} has no roles`);
  const properties = v.parse(identityPool, pool.properties);
  const { Roles, RoleMappings } = v.parse(roleAttachment, attachment.properties);
  return {
    id: pool.physicalId,
    allowUnauthenticated: properties.AllowUnauthenticatedIdentities,
    providers: properties.CognitoIdentityProviders.map(({ ClientId, ProviderName }) => ({
      clientId: ClientId,
      providerName: ProviderName,
    })),
    authenticatedRoleArn: Roles.authenticated,
    unauthenticatedRoleArn: Roles.unauthenticated,
    roleMappings: Object.values(RoleMappings).map((mapping) => ({
      identityProvider: mapping.IdentityProvider,
      type: mapping.Type,
      ...(mapping.AmbiguousRoleResolution !== undefined && {
        ambiguousRoleResolution: mapping.AmbiguousRoleResolution,
      }),
    })),
  };
}
