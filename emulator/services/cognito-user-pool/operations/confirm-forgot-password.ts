import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireClient } from '../clients';
import { resetContact } from '../contacts';
import { codeMismatch } from '../errors';
import { clientIdInput, codeInput, passwordInput, usernameInput } from '../input';
import type { UserPool } from '../pool';

const input = v.object({
  ClientId: clientIdInput,
  Username: usernameInput,
  ConfirmationCode: codeInput,
  Password: passwordInput,
});

/** ConfirmForgotPassword: sets a new password with the code from ForgotPassword. */
export const confirmForgotPassword = (pool: UserPool) =>
  operation(input, async ({ ClientId, Username, ConfirmationCode, Password }) => {
    requireClient(pool.definition, ClientId);
    pool.passwords.assertConforms(Password);
    const user = await pool.users.find(Username);
    const username = user?.username ?? Username.toLowerCase();
    await pool.codes.redeem(username, 'password-reset', ConfirmationCode, async () => {
      if (!user || !resetContact(pool, user)) throw codeMismatch();
      await pool.users.update(username, (before) => ({
        ...pool.passwords.withPassword(before, Password),
        status: 'CONFIRMED',
      }));
      await pool.lockout.reset(username);
    });
    return {};
  });
