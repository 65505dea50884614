import type { GroupDefinition, UserPoolDefinition } from '../../../assembly/definition';

/** A group on the wire. */
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
