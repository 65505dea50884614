import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireClient } from '../clients';
import { countSentCode, resetContact, simulatedDelivery } from '../contacts';
import { passwordResetNotAllowed } from '../errors';
import { clientIdInput, usernameInput } from '../input';
import { sendCode } from '../messages/code-delivery';
import type { UserPool } from '../pool';

const input = v.object({
  ClientId: clientIdInput,
  Username: usernameInput,
});

/**
 * ForgotPassword: sends a reset code to a verified email or phone number. An unknown username gets the same response, and a code that is never sent.
 */
export const forgotPassword = (pool: UserPool) =>
  operation(input, async ({ ClientId, Username }) => {
    requireClient(pool.definition, ClientId);
    const user = await pool.users.find(Username);
    if (user?.status === 'FORCE_CHANGE_PASSWORD' || user?.status === 'EXTERNAL_PROVIDER')
      throw passwordResetNotAllowed();
    const contact = user && resetContact(pool, user);
    const username = user?.username ?? Username.toLowerCase();
    await countSentCode(pool, username);
    if (user && contact) {
      return { CodeDeliveryDetails: await sendCode(pool, user, contact, 'password-reset') };
    }
    await pool.codes.issue(username, 'password-reset');
    return { CodeDeliveryDetails: simulatedDelivery(Username) };
  });
