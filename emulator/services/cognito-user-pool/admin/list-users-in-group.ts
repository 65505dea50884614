import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { assertPool, userView } from '../admin-user';
import { groupInput, limitInput } from '../input';
import type { UserPool } from '../pool';
import { userPage } from './user-page';

const input = v.object({ ...groupInput, Limit: limitInput, NextToken: v.optional(v.string()) });

/** ListUsersInGroup: lists a group's members by page. */
export const listUsersInGroup = (pool: Pick<UserPool, 'definition' | 'users' | 'groups'>) =>
  operation(input, async ({ UserPoolId, GroupName, Limit, NextToken }) => {
    assertPool(pool, UserPoolId);
    await pool.groups.require(GroupName);
    const isMember = ({ groups }: { groups: string[] }) => groups.includes(GroupName);
    const { users, next } = await userPage(pool.users.all(), isMember, Limit, NextToken);
    return { Users: users.map(userView), ...(next === undefined ? {} : { NextToken: next }) };
  });
