import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireUser } from '../admin-user';
import { unknownGroup } from '../errors';
import { adminUserInput, groupNameInput } from '../input';
import type { UserPool } from '../pool';

const input = v.object({ ...adminUserInput, GroupName: groupNameInput });

/** AdminAddUserToGroup: takes effect in tokens issued from now on. */
export const adminAddUserToGroup = (pool: UserPool) =>
  operation(input, async (request) => {
    await changeGroups(pool, request, (groups, name) => [...new Set([...groups, name])]);
    return undefined;
  });

/** AdminRemoveUserFromGroup: takes effect in tokens issued from now on. */
export const adminRemoveUserFromGroup = (pool: UserPool) =>
  operation(input, async (request) => {
    await changeGroups(pool, request, (groups, name) => groups.filter((one) => one !== name));
    return undefined;
  });

/** Throws ResourceNotFoundException for a group that the definition doesn't have. */
async function changeGroups(
  pool: UserPool,
  request: v.InferOutput<typeof input>,
  change: (groups: string[], name: string) => string[],
): Promise<void> {
  const { username } = await requireUser(pool, request);
  const { GroupName } = request;
  if (!pool.definition.groups.some(({ name }) => name === GroupName)) throw unknownGroup();
  await pool.users.update(username, (user) => ({
    ...user,
    groups: change(user.groups, GroupName),
  }));
}
