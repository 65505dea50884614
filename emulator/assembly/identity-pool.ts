import * as v from 'valibot';
import type { IdentityPoolDefinition } from './definition';
import { propertiesOf, resourceNamed } from './resource-properties';
import type { Resource } from './stacks';

const identityPool = v.object({
  AllowUnauthenticatedIdentities: v.literal(true, 'The emulator gives guests an identity'),
  CognitoIdentityProviders: v.optional(
    v.array(v.object({ ClientId: v.string(), ProviderName: v.string() })),
    [],
  ),
});

const roleAttachment = v.object({
  Roles: v.object({ authenticated: v.string(), unauthenticated: v.string() }),
  // The token's preferred role, or else the role of all users.
  RoleMappings: v.record(
    v.string(),
    v.object({ Type: v.literal('Token'), AmbiguousRoleResolution: v.literal('AuthenticatedRole') }),
  ),
});

/** Returns Amplify's identity pool and its roles. Throws if it has no roles. */
export function identityPoolOf(
  resources: readonly Resource[],
  outputs: Readonly<Record<string, unknown>>,
): IdentityPoolDefinition {
  const pool = resourceNamed(outputs['identityPoolId'], 'AWS::Cognito::IdentityPool', resources);
  const attachment = resources.find(
    ({ type, properties }) =>
      type === 'AWS::Cognito::IdentityPoolRoleAttachment' &&
      properties['IdentityPoolId'] === pool.physicalId,
  );
  if (!attachment) throw new Error(`${pool.path} (${pool.type}) has no roles attached`);
  const properties = propertiesOf(pool, identityPool);
  const { Roles } = propertiesOf(attachment, roleAttachment);
  return {
    id: pool.physicalId,
    providers: properties.CognitoIdentityProviders.map(({ ClientId, ProviderName }) => ({
      clientId: ClientId,
      providerName: ProviderName,
    })),
    authenticatedRoleArn: Roles.authenticated,
    unauthenticatedRoleArn: Roles.unauthenticated,
  };
}
