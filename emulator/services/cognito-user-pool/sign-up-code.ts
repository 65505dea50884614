import type { Contact } from './contacts';
import type { CodeDeliveryDetails } from './messages/code-delivery';
import type { UserPool } from './pool';
import type { User } from './state/user';

/** Sends a sign-up code. It invalidates any earlier one. */
export async function sendSignUpCode(
  { codes, delivery }: UserPool,
  user: User,
  contact: Contact,
): Promise<CodeDeliveryDetails> {
  const code = await codes.issue(user.username, 'sign-up');
  return delivery.send({ contact, code, purpose: 'sign-up' });
}
