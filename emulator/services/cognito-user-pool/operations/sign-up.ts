import * as v from 'valibot';
import { operation, type Operation } from '../../../core/aws-json';
import { attributeListSchema } from '../attributes/attribute-list';
import { withEmail } from '../attributes/schema';
import { requireClient } from '../clients';
import {
  alreadyConfirmed,
  alreadyConfirmedOnResend,
  expiredCode,
  missingAttribute,
} from '../errors';
import { clientIdInput, codeInput, passwordInput, usernameInput } from '../input';
import { countSentCode, emailDelivery, sendCode } from '../messages/code-delivery';
import { newUser } from '../new-user';
import type { UserPool } from '../pool';
import { subOf, type User } from '../state/user';

const userInput = { ClientId: clientIdInput, Username: usernameInput };
const signUp = v.object({
  ...userInput,
  Password: passwordInput,
  UserAttributes: attributeListSchema,
});
const confirmation = v.object({ ...userInput, ConfirmationCode: codeInput });

/** The operations with which users sign up. */
export const signUpOperations = (pool: UserPool): Record<string, Operation> => ({
  /** Creates an unconfirmed user and sends a confirmation code. */
  SignUp: operation(signUp, async ({ ClientId, Username, Password, UserAttributes }) => {
    requireClient(pool.definition, ClientId);
    const attributes = withEmail(Username, UserAttributes);
    pool.schema.assertComplete(attributes, 'user');
    pool.passwords.assertConforms(Password);
    const user = pool.passwords.withPassword(newUser(attributes, pool.clock.now()), Password);
    await pool.users.create(user);
    const CodeDeliveryDetails = await sendCode(pool, user, Username, 'sign-up');
    return { UserConfirmed: false, UserSub: subOf(user), CodeDeliveryDetails };
  }),

  /** Confirms a user and verifies the email address that the code was sent to. */
  ConfirmSignUp: operation(confirmation, async ({ ClientId, Username, ConfirmationCode }) => {
    requireClient(pool.definition, ClientId);
    const user = await pool.users.find(Username);
    if (!user?.enabled) throw expiredCode();
    if (user.status !== 'UNCONFIRMED') throw alreadyConfirmed(user.status);
    await pool.codes.redeem(user.username, 'sign-up', ConfirmationCode, () =>
      pool.users.update(user.username, confirm),
    );
    return {};
  }),

  /** Sends an unconfirmed user a new code. Hides whether the user exists. */
  ResendConfirmationCode: operation(v.object(userInput), async ({ ClientId, Username }) => {
    requireClient(pool.definition, ClientId);
    const user = await pool.users.find(Username);
    await countSentCode(pool, user?.username ?? Username.toLowerCase());
    if (!user?.enabled) return { CodeDeliveryDetails: emailDelivery(Username) };
    if (user.status !== 'UNCONFIRMED') throw alreadyConfirmedOnResend();
    const { email } = user.attributes;
    if (email === undefined) throw missingAttribute('email');
    return { CodeDeliveryDetails: await sendCode(pool, user, email, 'sign-up') };
  }),
});

function confirm(user: User): User {
  if (user.status !== 'UNCONFIRMED') throw alreadyConfirmed(user.status);
  const attributes = { ...user.attributes, email_verified: 'true' };
  return { ...user, status: 'CONFIRMED', attributes };
}
