import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { namedUser } from '../admin-user';
import { alreadyConfirmed, noVerifiedContact } from '../errors';
import { adminUserInput } from '../input';
import { resetContact, sendResetCode } from '../password-reset';
import type { UserPool } from '../pool';
import { removeUser } from '../remove-user';

const input = v.object(adminUserInput);

/** AdminConfirmSignUp: confirms an account, but not its address. */
export const adminConfirmSignUp = (pool: Pick<UserPool, 'definition' | 'users'>) =>
  operation(input, async (request) => {
    const { username } = await namedUser(pool, request);
    await pool.users.change(username, (before) => {
      if (before.status !== 'UNCONFIRMED') throw alreadyConfirmed(before.status);
      return { ...before, status: 'CONFIRMED' };
    });
    return {};
  });

/** AdminDisableUser: nobody signs in to it, and its tokens are no good any more. */
export const adminDisableUser = (pool: Pick<UserPool, 'definition' | 'users' | 'families'>) =>
  operation(input, async (request) => {
    const { username } = await namedUser(pool, request);
    await pool.users.change(username, (before) => ({ ...before, enabled: false }));
    await pool.families.revokeAll(username);
    return {};
  });

/** AdminEnableUser. */
export const adminEnableUser = (pool: Pick<UserPool, 'definition' | 'users'>) =>
  operation(input, async (request) => {
    const { username } = await namedUser(pool, request);
    await pool.users.change(username, (before) => ({ ...before, enabled: true }));
    return {};
  });

/** AdminUserGlobalSignOut: ends an account's sessions on every device. */
export const adminUserGlobalSignOut = (pool: Pick<UserPool, 'definition' | 'users' | 'families'>) =>
  operation(input, async (request) => {
    const { username } = await namedUser(pool, request);
    await pool.families.revokeAll(username);
    return {};
  });

/** AdminResetUserPassword: the old password is void; its owner is sent a code for a new one. */
export const adminResetUserPassword = (
  pool: Pick<UserPool, 'definition' | 'users' | 'codes' | 'delivery'>,
) =>
  operation(input, async (request) => {
    const user = await namedUser(pool, request);
    const contact = resetContact(pool, user);
    if (!contact) throw noVerifiedContact();
    await pool.users.change(user.username, (before) => ({ ...before, status: 'RESET_REQUIRED' }));
    await sendResetCode(pool, user, contact);
    return {};
  });

/** AdminDeleteUser. */
export const adminDeleteUser = (
  pool: Pick<UserPool, 'definition' | 'users' | 'codes' | 'families'>,
) =>
  operation(input, async (request) => {
    const { username } = await namedUser(pool, request);
    await removeUser(pool, username);
    return undefined;
  });
