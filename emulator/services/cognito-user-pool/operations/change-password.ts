import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { callerOf } from '../caller';
import { incorrectCredentials } from '../errors';
import { accessTokenInput, passwordInput } from '../input';
import type { UserPool } from '../pool';
import { wrongCodes } from '../state/attempt-limits';

const input = v.object({
  AccessToken: accessTokenInput,
  PreviousPassword: v.string(),
  ProposedPassword: passwordInput,
});

/** ChangePassword: replaces the caller's password; the old one cannot be guessed without end. */
export const changePassword = (
  pool: Pick<UserPool, 'inspector' | 'users' | 'passwords' | 'limits'>,
) =>
  operation(input, async ({ AccessToken, PreviousPassword, ProposedPassword }) => {
    const { user } = await callerOf(pool, AccessToken);
    pool.passwords.assertConforms(ProposedPassword);
    await pool.limits.attempt(
      `change-password/${user.username}`,
      wrongCodes,
      () => pool.passwords.isRight(user, PreviousPassword),
      incorrectCredentials,
    );
    await pool.users.change(user.username, (before) =>
      pool.passwords.withPassword(before, ProposedPassword),
    );
    return {};
  });
