import type { Contact } from './contacts';
import type { CodeDeliveryDetails } from './messages/code-delivery';
import type { UserPool } from './pool';
import type { User } from './state/user';

/** Sends a sign-up code. It invalidates any earlier one. */
export async function sendSignUpCode(
  { codes, delivery }: Pick<UserPool, 'codes' | 'delivery'>,
  { username }: Pick<User, 'username'>,
  { attribute, destination }: Contact,
): Promise<CodeDeliveryDetails> {
  return delivery.send(attribute, destination, await codes.issue(username, 'sign-up'), 'sign-up');
}
