import type { GroupDefinition, UserPoolDefinition } from '../../../assembly/definition';

/** Returns a group in Cognito's GroupType format. */
export function groupView(
  { id }: Pick<UserPoolDefinition, 'id'>,
  { name, precedence, roleArn }: GroupDefinition,
) {
  return {
    GroupName: name,
    UserPoolId: id,
    ...(precedence === undefined ? {} : { Precedence: precedence }),
    ...(roleArn === undefined ? {} : { RoleArn: roleArn }),
  };
}
