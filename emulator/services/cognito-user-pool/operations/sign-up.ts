import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { attributeListSchema } from '../attributes/attribute-list';
import { nameUser } from '../attributes/username';
import { requireClient } from '../clients';
import { signUpContact } from '../contacts';
import { signUpNotPermitted } from '../errors';
import { clientIdInput, clientMetadataInput, passwordInput, usernameInput } from '../input';
import { newUser } from '../new-user';
import type { UserPool } from '../pool';
import { sendSignUpCode } from '../sign-up-code';
import { runPostConfirmation, runPreSignUp } from '../triggers/sign-up';
import { subOf } from '../state/user';

const input = v.object({
  ClientId: clientIdInput,
  Username: usernameInput,
  Password: passwordInput,
  UserAttributes: attributeListSchema,
  ValidationData: attributeListSchema,
  ClientMetadata: clientMetadataInput,
});

/** SignUp: creates an unconfirmed user and sends a confirmation code. */
export const signUp = (
  pool: Pick<
    UserPool,
    'definition' | 'schema' | 'passwords' | 'users' | 'codes' | 'delivery' | 'clock' | 'triggers'
  >,
) =>
  operation(input, async (request) => {
    const client = requireClient(pool.definition, request.ClientId, request.ClientMetadata);
    if (pool.definition.adminCreateUserOnly) throw signUpNotPermitted();
    const { name, attributes } = nameUser(
      pool.definition,
      request.Username,
      request.UserAttributes,
    );
    pool.schema.assertComplete(attributes, 'user');
    pool.passwords.assertConforms(request.Password);
    const created = pool.passwords.withPassword(
      newUser(name, attributes, pool.clock.now()),
      request.Password,
    );
    const user = await runPreSignUp(pool, created, {
      source: 'SignUp',
      client,
      validationData: request.ValidationData,
    });
    await pool.users.create(user);
    if (user.status === 'CONFIRMED') {
      await runPostConfirmation(pool, user, 'ConfirmSignUp', client);
      return { UserConfirmed: true, UserSub: subOf(user) };
    }
    const contact = signUpContact(pool.definition, user);
    const sent =
      contact && (await sendSignUpCode(pool, user, contact, { client, occasion: 'SignUp' }));
    return {
      UserConfirmed: false,
      UserSub: subOf(user),
      ...(sent && { CodeDeliveryDetails: sent }),
    };
  });
