import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { clientOf } from '../clients';
import { countSentCode, simulatedDelivery } from '../contacts';
import {
  noVerifiedContact,
  passwordNotResettable,
  unknownUserOfClient,
  userDisabled,
} from '../errors';
import { clientIdInput, usernameInput } from '../input';
import { resetContact, sendResetCode } from '../password-reset';
import type { UserPool } from '../pool';

const input = v.object({ ClientId: clientIdInput, Username: usernameInput });

/**
 * ForgotPassword: sends a reset code to a verified address. Where the client hides who has an
 * account, a name without one is answered alike, and holds a code that nobody is told.
 */
export const forgotPassword = (
  pool: Pick<UserPool, 'definition' | 'users' | 'codes' | 'delivery' | 'limits' | 'simulate'>,
) =>
  operation(input, async ({ ClientId, Username }) => {
    const { preventUserExistenceErrors } = clientOf(pool.definition, ClientId);
    const user = await pool.users.find(Username);
    if (user?.status === 'FORCE_CHANGE_PASSWORD' || user?.status === 'EXTERNAL_PROVIDER')
      throw passwordNotResettable();
    const contact = user && resetContact(pool, user);
    if (!contact && !preventUserExistenceErrors) {
      if (!user) throw unknownUserOfClient();
      throw user.enabled ? noVerifiedContact() : userDisabled();
    }
    const holder = user ?? pool.simulate(Username);
    await countSentCode(pool, holder.username);
    if (contact) return { CodeDeliveryDetails: await sendResetCode(pool, holder, contact) };
    await pool.codes.issue(holder.username, 'password-reset');
    return { CodeDeliveryDetails: simulatedDelivery(Username) };
  });
