import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireUser } from '../admin-user';
import { adminUserInput, passwordInput } from '../input';
import type { UserPool } from '../pool';

const input = v.object({
  ...adminUserInput,
  Password: passwordInput,
  Permanent: v.optional(v.boolean(), false),
});

/** AdminSetUserPassword: sets a permanent password, or one the user must change at the next sign-in. */
export const adminSetUserPassword = (pool: UserPool) =>
  operation(input, async (request) => {
    const { username } = await requireUser(pool, request);
    pool.passwords.assertConforms(request.Password);
    await pool.users.update(username, (before) =>
      request.Permanent
        ? { ...pool.passwords.withPassword(before, request.Password), status: 'CONFIRMED' }
        : pool.passwords.withTemporaryPassword(before, request.Password),
    );
    await pool.lockout.reset(username);
    return {};
  });
