import * as v from 'valibot';
import { operation, type Operation } from '../../../core/aws-json';
import { authenticateCaller } from '../caller';
import { requireClient } from '../clients';
import { codeMismatch, incorrectCredentials, passwordResetNotAllowed } from '../errors';
import { accessTokenInput, clientIdInput, codeInput, passwordInput, usernameInput } from '../input';
import { countSentCode, emailDelivery, sendCode } from '../messages/code-delivery';
import type { UserPool } from '../pool';
import { wrongCodeLimit } from '../state/attempt-limits';
import { isVerified, type User } from '../state/user';

const userInput = { ClientId: clientIdInput, Username: usernameInput };
const reset = v.object({ ...userInput, ConfirmationCode: codeInput, Password: passwordInput });
const change = v.object({
  AccessToken: accessTokenInput,
  PreviousPassword: v.string(),
  ProposedPassword: passwordInput,
});

/** The operations by which users replace their password. */
export const passwordOperations = (pool: UserPool): Record<string, Operation> => ({
  /**
   * Sends a reset code to a verified email address. An unknown username gets the same response, and a code that is
   * never sent.
   */
  ForgotPassword: operation(v.object(userInput), async ({ ClientId, Username }) => {
    requireClient(pool.definition, ClientId);
    const user = await pool.users.find(Username);
    if (user?.status === 'FORCE_CHANGE_PASSWORD' || user?.status === 'EXTERNAL_PROVIDER')
      throw passwordResetNotAllowed();
    const username = user?.username ?? Username.toLowerCase();
    await countSentCode(pool, username);
    const email = user && resetEmail(user);
    if (user && email !== undefined) {
      return { CodeDeliveryDetails: await sendCode(pool, user, email, 'password-reset') };
    }
    await pool.codes.issue(username, 'password-reset');
    return { CodeDeliveryDetails: emailDelivery(Username) };
  }),

  /** Sets a new password with the code from ForgotPassword. */
  ConfirmForgotPassword: operation(
    reset,
    async ({ ClientId, Username, ConfirmationCode, Password }) => {
      requireClient(pool.definition, ClientId);
      pool.passwords.assertConforms(Password);
      const user = await pool.users.find(Username);
      const username = user?.username ?? Username.toLowerCase();
      await pool.codes.redeem(username, 'password-reset', ConfirmationCode, async () => {
        if (!user || resetEmail(user) === undefined) throw codeMismatch();
        await pool.users.update(username, (before) => ({
          ...pool.passwords.withPassword(before, Password),
          status: 'CONFIRMED',
        }));
        await pool.lockout.reset(username);
      });
      return {};
    },
  ),

  /** Replaces the caller's password. Limits guesses at the old one. */
  ChangePassword: operation(change, async ({ AccessToken, PreviousPassword, ProposedPassword }) => {
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
  }),
});

/** Returns the address for a reset code, if there is one. */
function resetEmail(user: User): string | undefined {
  return user.enabled && isVerified(user, 'email') ? user.attributes['email'] : undefined;
}
