import type { UserPoolDefinition } from '../../../assembly/definition';
import { toEpochSeconds } from '../admin-user';
import type { Group } from '../state/group';

/** Returns a group in Cognito's GroupType format. */
export function groupView({ id }: Pick<UserPoolDefinition, 'id'>, group: Group) {
  const { name, description, precedence, roleArn, created, modified } = group;
  return {
    GroupName: name,
    UserPoolId: id,
    Description: description,
    Precedence: precedence,
    RoleArn: roleArn,
    CreationDate: toEpochSeconds(created),
    LastModifiedDate: toEpochSeconds(modified),
  };
}
