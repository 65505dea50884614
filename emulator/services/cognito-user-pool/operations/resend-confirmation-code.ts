import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireClient } from '../clients';
import { countSentCode, signUpContact, simulatedDelivery } from '../contacts';
import { missingAttribute, alreadyConfirmedOnResend } from '../errors';
import { clientIdInput, usernameInput } from '../input';
import { sendCode } from '../messages/code-delivery';
import type { UserPool } from '../pool';

const input = v.object({
  ClientId: clientIdInput,
  Username: usernameInput,
});

/** ResendConfirmationCode: sends an unconfirmed user a new code. Hides whether the user exists. */
export const resendConfirmationCode = (pool: UserPool) =>
  operation(input, async ({ ClientId, Username }) => {
    requireClient(pool.definition, ClientId);
    const user = await pool.users.find(Username);
    await countSentCode(pool, user?.username ?? Username.toLowerCase());
    if (!user?.enabled) return { CodeDeliveryDetails: simulatedDelivery(Username) };
    if (user.status !== 'UNCONFIRMED') throw alreadyConfirmedOnResend();
    const contact = signUpContact(pool.definition, user);
    if (!contact) throw missingAttribute('email');
    return {
      CodeDeliveryDetails: await sendCode(pool, user, contact, 'sign-up'),
    };
  });
