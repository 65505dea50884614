import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { attributeListSchema } from '../attributes/attribute-list';
import { withEmail } from '../attributes/username';
import { requireClient } from '../clients';
import { signUpContact } from '../contacts';
import { clientIdInput, passwordInput, usernameInput } from '../input';
import { newUser } from '../new-user';
import type { UserPool } from '../pool';
import { sendCode } from '../messages/code-delivery';
import { subOf } from '../state/user';

const input = v.object({
  ClientId: clientIdInput,
  Username: usernameInput,
  Password: passwordInput,
  UserAttributes: attributeListSchema,
});

/** SignUp: creates an unconfirmed user and sends a confirmation code. */
export const signUp = (pool: UserPool) =>
  operation(input, async (request) => {
    requireClient(pool.definition, request.ClientId);
    const attributes = withEmail(request.Username, request.UserAttributes);
    pool.schema.assertComplete(attributes, 'user');
    pool.passwords.assertConforms(request.Password);
    const user = pool.passwords.withPassword(
      newUser(attributes, pool.clock.now()),
      request.Password,
    );
    await pool.users.create(user);
    const contact = signUpContact(pool.definition, user);
    const sent = contact && (await sendCode(pool, user, contact, 'sign-up'));
    return {
      UserConfirmed: false,
      UserSub: subOf(user),
      ...(sent && { CodeDeliveryDetails: sent }),
    };
  });
