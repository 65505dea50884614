import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireClient } from '../clients';
import { signUpContact } from '../contacts';
import { alreadyConfirmed, expiredCode } from '../errors';
import { clientIdInput, codeInput, usernameInput } from '../input';
import type { UserPool } from '../pool';
import type { User } from '../state/user';

const input = v.object({
  ClientId: clientIdInput,
  Username: usernameInput,
  ConfirmationCode: codeInput,
});

/** ConfirmSignUp: confirms a user and verifies the email or phone number the code was sent to. */
export const confirmSignUp = (pool: UserPool) =>
  operation(input, async ({ ClientId, Username, ConfirmationCode }) => {
    requireClient(pool.definition, ClientId);
    const user = await pool.users.find(Username);
    if (!user?.enabled) throw expiredCode();
    if (user.status !== 'UNCONFIRMED') throw alreadyConfirmed(user.status);
    await pool.codes.redeem(user.username, 'sign-up', ConfirmationCode, () =>
      pool.users.update(user.username, (before) => confirmed(pool, before)),
    );
    return {};
  });

function confirmed({ definition }: UserPool, user: User): User {
  if (user.status !== 'UNCONFIRMED') throw alreadyConfirmed(user.status);
  const contact = signUpContact(definition, user);
  const flags = contact ? { [`${contact.attribute}_verified`]: 'true' } : {};
  return { ...user, status: 'CONFIRMED', attributes: { ...user.attributes, ...flags } };
}
