import { toAttributeList } from './attributes/attribute-list';
import { unknownPool, userNotFound } from './errors';
import type { UserPool } from './pool';
import type { User } from './state/user';

/** Throws ResourceNotFoundException for any pool but this one. */
export function assertPool({ definition }: UserPool, poolId: string): void {
  if (definition.id !== poolId) throw unknownPool(poolId);
}

/** Returns the user that an admin request names. Throws ResourceNotFoundException or UserNotFoundException. */
export async function requireUser(
  pool: UserPool,
  { UserPoolId, Username }: { UserPoolId: string; Username: string },
): Promise<User> {
  assertPool(pool, UserPoolId);
  const user = await pool.users.find(Username);
  if (!user) throw userNotFound();
  return user;
}

/** Converts an ISO timestamp to epoch seconds, the wire format. */
function toEpochSeconds(iso: string): number {
  return new Date(iso).getTime() / 1000;
}

/** Returns a user in Cognito's UserType format, as in AdminCreateUser. */
export function userView(user: User) {
  return {
    Username: user.username,
    Attributes: toAttributeList(user),
    UserCreateDate: toEpochSeconds(user.created),
    UserLastModifiedDate: toEpochSeconds(user.modified),
    Enabled: user.enabled,
    UserStatus: user.status,
  };
}
