import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireClient } from '../clients';
import { signUpContact } from '../contacts';
import { alreadyConfirmed, expiredCode, userNotFoundForClient } from '../errors';
import { clientIdInput, clientMetadataInput, codeInput, usernameInput } from '../input';
import type { UserPool } from '../pool';
import type { User } from '../state/user';
import { runPostConfirmation } from '../triggers/sign-up';

const input = v.object({
  ClientId: clientIdInput,
  Username: usernameInput,
  ConfirmationCode: codeInput,
  ClientMetadata: clientMetadataInput,
});

/** ConfirmSignUp: confirms a user and verifies the email or phone number the code was sent to. */
export const confirmSignUp = (
  pool: Pick<UserPool, 'definition' | 'users' | 'codes' | 'triggers'>,
) =>
  operation(input, async ({ ClientId, Username, ConfirmationCode, ClientMetadata }) => {
    const client = requireClient(pool.definition, ClientId, ClientMetadata);
    const user = await pool.users.find(Username);
    if (!user?.enabled)
      throw client.preventUserExistenceErrors ? expiredCode() : userNotFoundForClient();
    if (user.status !== 'UNCONFIRMED') throw alreadyConfirmed(user.status);
    const updated = await pool.codes.redeem(user.username, 'sign-up', ConfirmationCode, () =>
      pool.users.update(user.username, (before) => confirmed(pool, before)),
    );
    await runPostConfirmation(pool, updated, 'ConfirmSignUp', client);
    return {};
  });

function confirmed({ definition }: Pick<UserPool, 'definition'>, user: User): User {
  if (user.status !== 'UNCONFIRMED') throw alreadyConfirmed(user.status);
  const contact = signUpContact(definition, user);
  const flags = contact ? { [`${contact.attribute}_verified`]: 'true' } : {};
  return { ...user, status: 'CONFIRMED', attributes: { ...user.attributes, ...flags } };
}
