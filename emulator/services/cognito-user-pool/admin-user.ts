import type { UserPoolDefinition } from '../../assembly/definition';
import { toAttributeList } from './attributes/attribute-list';
import { unknownGroup, unknownPool, userNotFound } from './errors';
import type { UserPool } from './pool';
import type { User } from './state/user';

/** Throws ResourceNotFoundException for any pool but this one. */
export function assertPool({ definition }: Pick<UserPool, 'definition'>, poolId: string): void {
  if (definition.id !== poolId) throw unknownPool(poolId);
}

/** Throws ResourceNotFoundException for a group that the definition does not have. */
export function assertGroup(
  { groups }: Pick<UserPoolDefinition, 'groups'>,
  groupName: string,
): void {
  if (!groups.some(({ name }) => name === groupName)) throw unknownGroup();
}

/** The account that an administrator's request names. */
export async function namedUser(
  pool: Pick<UserPool, 'definition' | 'users'>,
  { UserPoolId, Username }: { UserPoolId: string; Username: string },
): Promise<User> {
  assertPool(pool, UserPoolId);
  const user = await pool.users.find(Username);
  if (!user) throw userNotFound();
  return user;
}

/** An instant on the wire: seconds since 1970. */
export function wireTime(iso: string): number {
  return new Date(iso).getTime() / 1000;
}

/** An account as listings and AdminCreateUser show it. */
export function userView(user: User) {
  return {
    Username: user.username,
    Attributes: toAttributeList(user),
    UserCreateDate: wireTime(user.created),
    UserLastModifiedDate: wireTime(user.modified),
    Enabled: user.enabled,
    UserStatus: user.status,
  };
}
