import type { Operation } from '../../../core/aws-json';
import type { UserPool } from '../pool';
import { adminConfirmSignUp, adminDeleteUser, adminDisableUser } from './admin-account-state';
import { adminCreateUser } from './admin-create-user';
import { adminGetUser } from './admin-get-user';
import { adminAddUserToGroup, adminRemoveUserFromGroup } from './admin-groups-of-user';
import { adminSetUserMfaPreference } from './admin-set-user-mfa-preference';
import { adminSetUserPassword } from './admin-set-user-password';
import { adminUpdateUserAttributes } from './admin-update-user-attributes';
import { setUserPoolMfaConfig } from './pool-mfa-config';

/** The operations that require a signed request. */
export const adminOperations = (pool: UserPool): Record<string, Operation> => ({
  AdminAddUserToGroup: adminAddUserToGroup(pool),
  AdminConfirmSignUp: adminConfirmSignUp(pool),
  AdminCreateUser: adminCreateUser(pool),
  AdminDeleteUser: adminDeleteUser(pool),
  AdminDisableUser: adminDisableUser(pool),
  AdminGetUser: adminGetUser(pool),
  AdminRemoveUserFromGroup: adminRemoveUserFromGroup(pool),
  AdminSetUserMFAPreference: adminSetUserMfaPreference(pool),
  AdminSetUserPassword: adminSetUserPassword(pool),
  AdminUpdateUserAttributes: adminUpdateUserAttributes(pool),
  SetUserPoolMfaConfig: setUserPoolMfaConfig(pool),
});
