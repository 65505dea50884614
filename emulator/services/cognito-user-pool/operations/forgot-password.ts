import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireClient } from '../clients';
import { countSentCode, simulatedDelivery } from '../contacts';
import { passwordResetNotAllowed } from '../errors';
import { clientIdInput, usernameInput } from '../input';
import { resetContact, sendResetCode } from '../password-reset';
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
    const holder = user ?? pool.simulate(Username);
    await countSentCode(pool, holder.username);
    if (user && contact) {
      return { CodeDeliveryDetails: await sendResetCode(pool, user, contact) };
    }
    await pool.codes.issue(holder.username, 'password-reset');
    return { CodeDeliveryDetails: simulatedDelivery(Username) };
  });
