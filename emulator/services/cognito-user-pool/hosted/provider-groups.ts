import type { UserPoolDefinition } from '../../../assembly/definition';

/** Returns Cognito's group for a provider's users, for example '<pool id>_Google'. */
export function providerGroup({ id }: Pick<UserPoolDefinition, 'id'>, provider: string): string {
  return `${id}_${provider}`;
}

/** Returns the pool's definition with the groups that Cognito adds for its providers. */
export function withProviderGroups(definition: UserPoolDefinition): UserPoolDefinition {
  const groups = definition.identityProviders.map(({ name }) => ({
    name: providerGroup(definition, name),
  }));
  return { ...definition, groups: [...definition.groups, ...groups] };
}
