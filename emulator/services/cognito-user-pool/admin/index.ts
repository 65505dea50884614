import type { Operation } from '../../../core/aws-json';
import type { UserPool } from '../pool';
import {
  adminConfirmSignUp,
  adminDeleteUser,
  adminDisableUser,
  adminEnableUser,
  adminResetUserPassword,
  adminUserGlobalSignOut,
} from './admin-account-state';
import { adminCreateUser } from './admin-create-user';
import { adminGetUser } from './admin-get-user';
import {
  adminAddUserToGroup,
  adminListGroupsForUser,
  adminRemoveUserFromGroup,
} from './admin-groups-of-user';
import { adminSetUserMfaPreference } from './admin-set-user-mfa-preference';
import { adminSetUserPassword } from './admin-set-user-password';
import { adminInitiateAuth, adminRespondToAuthChallenge } from './admin-sign-in';
import { adminUpdateUserAttributes } from './admin-update-user-attributes';
import { describeUserPool } from './describe-user-pool';
import { describeUserPoolClient } from './describe-user-pool-client';
import { listGroups } from './list-groups';
import { listUsers } from './list-users';
import { listUsersInGroup } from './list-users-in-group';
import { createGroup, deleteGroup, getGroup, updateGroup } from './manage-groups';
import { getUserPoolMfaConfig, setUserPoolMfaConfig } from './pool-mfa-config';

/** The operations that require a signed request. */
export const adminOperations = (pool: UserPool): Record<string, Operation> => ({
  AdminAddUserToGroup: adminAddUserToGroup(pool),
  AdminConfirmSignUp: adminConfirmSignUp(pool),
  AdminCreateUser: adminCreateUser(pool),
  AdminDeleteUser: adminDeleteUser(pool),
  AdminDisableUser: adminDisableUser(pool),
  AdminEnableUser: adminEnableUser(pool),
  AdminGetUser: adminGetUser(pool),
  AdminInitiateAuth: adminInitiateAuth(pool),
  AdminListGroupsForUser: adminListGroupsForUser(pool),
  AdminRemoveUserFromGroup: adminRemoveUserFromGroup(pool),
  AdminResetUserPassword: adminResetUserPassword(pool),
  AdminRespondToAuthChallenge: adminRespondToAuthChallenge(pool),
  AdminSetUserMFAPreference: adminSetUserMfaPreference(pool),
  AdminSetUserPassword: adminSetUserPassword(pool),
  AdminUpdateUserAttributes: adminUpdateUserAttributes(pool),
  AdminUserGlobalSignOut: adminUserGlobalSignOut(pool),
  CreateGroup: createGroup(pool),
  DeleteGroup: deleteGroup(pool),
  DescribeUserPool: describeUserPool(pool),
  DescribeUserPoolClient: describeUserPoolClient(pool),
  GetGroup: getGroup(pool),
  GetUserPoolMfaConfig: getUserPoolMfaConfig(pool),
  ListGroups: listGroups(pool),
  ListUsers: listUsers(pool),
  ListUsersInGroup: listUsersInGroup(pool),
  SetUserPoolMfaConfig: setUserPoolMfaConfig(pool),
  UpdateGroup: updateGroup(pool),
});
