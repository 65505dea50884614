import { recoveryContact, type Contact } from './contacts';
import type { CodeDeliveryDetails } from './messages/code-delivery';
import type { UserPool } from './pool';
import type { User } from './state/user';

/** Returns where to send the user's reset code, or undefined if the password cannot be reset. */
export function resetContact({ definition }: UserPool, user: User): Contact | undefined {
  return user.enabled ? recoveryContact(definition, user) : undefined;
}

/** Sends a code to set a new password. */
export async function sendResetCode(
  { codes, delivery }: UserPool,
  user: User,
  contact: Contact,
): Promise<CodeDeliveryDetails> {
  const code = await codes.issue(user.username, 'password-reset');
  return delivery.send({ purpose: 'password-reset', contact, code });
}
