import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireUser } from '../admin-user';
import { alreadyConfirmed } from '../errors';
import { adminUserInput } from '../input';
import type { UserPool } from '../pool';
import { removeUser } from '../remove-user';

const input = v.object(adminUserInput);

/** AdminConfirmSignUp: confirms a user without verifying the email or phone number. */
export const adminConfirmSignUp = (pool: UserPool) =>
  operation(input, async (request) => {
    const { username } = await requireUser(pool, request);
    await pool.users.update(username, (before) => {
      if (before.status !== 'UNCONFIRMED') throw alreadyConfirmed(before.status);
      return { ...before, status: 'CONFIRMED' };
    });
    return {};
  });

/** AdminDisableUser: blocks sign-in and revokes the user's tokens. */
export const adminDisableUser = (pool: UserPool) =>
  operation(input, async (request) => {
    const { username } = await requireUser(pool, request);
    await pool.users.update(username, (before) => ({ ...before, enabled: false }));
    await pool.families.revokeAll(username);
    return {};
  });

/** AdminDeleteUser: deletes a user. */
export const adminDeleteUser = (pool: UserPool) =>
  operation(input, async (request) => {
    const { username } = await requireUser(pool, request);
    await removeUser(pool, username);
    return undefined;
  });
