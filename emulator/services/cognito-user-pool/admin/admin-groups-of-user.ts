import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireUser } from '../admin-user';
import { adminUserInput, groupNameInput } from '../input';
import type { UserPool } from '../pool';
import { groupPage, groupPageInput } from './group-page';

const memberInput = v.object({ ...adminUserInput, GroupName: groupNameInput });
const listInput = v.object({ ...adminUserInput, ...groupPageInput });

type Dependencies = Pick<UserPool, 'definition' | 'users' | 'groups'>;

/** AdminAddUserToGroup: takes effect in tokens issued from now on. */
export const adminAddUserToGroup = (pool: Dependencies) =>
  operation(memberInput, async (request) => {
    const { username } = await requireUser(pool, request);
    await pool.groups.addMember(request.GroupName, username);
    return undefined;
  });

/** AdminRemoveUserFromGroup: takes effect in tokens issued from now on. */
export const adminRemoveUserFromGroup = (pool: Dependencies) =>
  operation(memberInput, async (request) => {
    const { username } = await requireUser(pool, request);
    await pool.groups.removeMember(request.GroupName, username);
    return undefined;
  });

/** AdminListGroupsForUser: lists a user's groups by page. */
export const adminListGroupsForUser = (pool: Dependencies) =>
  operation(listInput, async (request) => {
    const user = await requireUser(pool, request);
    return groupPage(pool, await pool.groups.named(user.groups), request);
  });
