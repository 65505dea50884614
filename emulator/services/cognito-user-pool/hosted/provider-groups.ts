import type { UserPoolDefinition } from '../../../assembly/definition';

/** The group that Cognito keeps of the people who come by one provider: '<pool id>_Google'. */
export function providerGroup({ id }: Pick<UserPoolDefinition, 'id'>, provider: string): string {
  return `${id}_${provider}`;
}

/** The pool with the groups of its providers, which no definition names. */
export function withProviderGroups(definition: UserPoolDefinition): UserPoolDefinition {
  const groups = definition.identityProviders.map(({ name }) => ({
    name: providerGroup(definition, name),
  }));
  return { ...definition, groups: [...definition.groups, ...groups] };
}
