import type { BackendDefinition, RoleDefinition } from './definition';

/** Returns the roles of the functions that the emulator can run. */
export function functionRoles({
  lambdas,
  roles,
}: Pick<BackendDefinition, 'lambdas' | 'roles'>): RoleDefinition[] {
  return roles.filter(({ arn }) =>
    lambdas.some((lambda) => lambda.unsupported === undefined && lambda.roleArn === arn),
  );
}
