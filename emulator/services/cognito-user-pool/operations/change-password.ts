import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { authenticateCaller } from '../caller';
import { incorrectCredentials } from '../errors';
import { accessTokenInput, passwordInput } from '../input';
import type { UserPool } from '../pool';
import { wrongCodeLimit } from '../state/attempt-limits';

const input = v.object({
  AccessToken: accessTokenInput,
  PreviousPassword: v.string(),
  ProposedPassword: passwordInput,
});

/** ChangePassword: replaces the caller's password. Limits guesses at the old one. */
export const changePassword = (pool: UserPool) =>
  operation(input, async ({ AccessToken, PreviousPassword, ProposedPassword }) => {
    const { user } = await authenticateCaller(pool, AccessToken);
    pool.passwords.assertConforms(ProposedPassword);
    await pool.limits.attempt(
      `change-password/${user.username}`,
      wrongCodeLimit,
      () => pool.passwords.verify(user, PreviousPassword),
      incorrectCredentials,
    );
    await pool.users.update(user.username, (before) =>
      pool.passwords.withPassword(before, ProposedPassword),
    );
    return {};
  });
