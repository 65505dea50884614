import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { assertGroup, requireUser } from '../admin-user';
import { adminUserInput } from '../input';
import type { UserPool } from '../pool';
import { groupView } from './group-view';

const input = v.object({ ...adminUserInput, GroupName: v.string() });

type Dependencies = Pick<UserPool, 'definition' | 'users'>;

/** AdminAddUserToGroup: takes effect in tokens issued from now on. */
export const adminAddUserToGroup = (pool: Dependencies) => changeGroups(pool, withGroup);

/** AdminRemoveUserFromGroup: takes effect in tokens issued from now on. */
export const adminRemoveUserFromGroup = (pool: Dependencies) => changeGroups(pool, withoutGroup);

/** AdminListGroupsForUser: lists a user's groups. */
export const adminListGroupsForUser = (pool: Dependencies) =>
  operation(v.object(adminUserInput), async (request) => {
    const user = await requireUser(pool, request);
    const { definition } = pool;
    const groups = definition.groups.filter(({ name }) => user.groups.includes(name));
    return { Groups: groups.map((group) => groupView(definition, group)) };
  });

function changeGroups(pool: Dependencies, change: (groups: string[], name: string) => string[]) {
  return operation(input, async (request) => {
    const { username } = await requireUser(pool, request);
    assertGroup(pool.definition, request.GroupName);
    await pool.users.update(username, (before) => ({
      ...before,
      groups: change(before.groups, request.GroupName),
    }));
    return undefined;
  });
}

function withGroup(groups: string[], name: string): string[] {
  return [...new Set([...groups, name])];
}

function withoutGroup(groups: string[], name: string): string[] {
  return groups.filter((one) => one !== name);
}
