import { recoveryContact, type Contact } from './contacts';
import type { CodeDeliveryDetails } from './messages/code-delivery';
import type { UserPool } from './pool';
import type { User } from './state/user';

/** Where the account's reset code can go; undefined when its password cannot be reset. */
export function resetContact(
  { definition }: Pick<UserPool, 'definition'>,
  user: User,
): Contact | undefined {
  return user.enabled ? recoveryContact(definition, user) : undefined;
}

/** Sends the code that lets the owner set a new password. */
export async function sendResetCode(
  { codes, delivery }: Pick<UserPool, 'codes' | 'delivery'>,
  { username }: Pick<User, 'username'>,
  { attribute, destination }: Contact,
): Promise<CodeDeliveryDetails> {
  const code = await codes.issue(username, 'password-reset');
  return delivery.send(attribute, destination, code, 'password-reset');
}
