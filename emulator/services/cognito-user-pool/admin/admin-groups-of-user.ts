import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { assertGroup, namedUser } from '../admin-user';
import { adminUserInput } from '../input';
import type { UserPool } from '../pool';
import { groupView } from './group-view';

const input = v.object({ ...adminUserInput, GroupName: v.string() });

type Parts = Pick<UserPool, 'definition' | 'users'>;

/** AdminAddUserToGroup: takes effect in the tokens made from now on. */
export const adminAddUserToGroup = (pool: Parts) => changeGroups(pool, withGroup);

/** AdminRemoveUserFromGroup: takes effect in the tokens made from now on. */
export const adminRemoveUserFromGroup = (pool: Parts) => changeGroups(pool, withoutGroup);

/** AdminListGroupsForUser. */
export const adminListGroupsForUser = (pool: Parts) =>
  operation(v.object(adminUserInput), async (request) => {
    const user = await namedUser(pool, request);
    const { definition } = pool;
    const groups = definition.groups.filter(({ name }) => user.groups.includes(name));
    return { Groups: groups.map((group) => groupView(definition, group)) };
  });

function changeGroups(pool: Parts, change: (groups: string[], name: string) => string[]) {
  return operation(input, async (request) => {
    const { username } = await namedUser(pool, request);
    assertGroup(pool.definition, request.GroupName);
    await pool.users.change(username, (before) => ({
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
