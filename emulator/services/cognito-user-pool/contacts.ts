import type { UserPoolDefinition } from '../../assembly/definition';
import type { CodeDeliveryDetails, ContactAttribute } from './messages/code-delivery';
import { deliveryDetails } from './messages/code-delivery';
import type { UserPool } from './pool';
import { sentCodeLimit } from './state/attempt-limits';
import type { User } from './state/user';

export const contactAttributes = ['phone_number', 'email'] as const;

/** A user's email or phone number. */
export interface Contact {
  attribute: ContactAttribute;
  destination: string;
}

/** Returns where to send a sign-up code: the user's first auto-verified attribute. */
export function signUpContact(
  definition: Pick<UserPoolDefinition, 'autoVerifiedAttributes'>,
  user: Pick<User, 'attributes'>,
): Contact | undefined {
  return contactsOf(user).find(({ attribute }) =>
    definition.autoVerifiedAttributes.includes(attribute),
  );
}

/** Returns where to send a reset code, if anywhere: the first recovery mechanism that an enabled user has verified. */
export function resetContact({ definition }: UserPool, user: User): Contact | undefined {
  if (!user.enabled) return undefined;
  const verified = contactsOf(user).filter(({ attribute }) => isVerified(user, attribute));
  return definition.recoveryMechanisms
    .map((mechanism) => verified.find(({ attribute }) => `verified_${attribute}` === mechanism))
    .find((contact) => contact !== undefined);
}

/** Returns whether the email or phone number is verified. */
export function isVerified({ attributes }: Pick<User, 'attributes'>, name: string): boolean {
  return attributes[`${name}_verified`] === 'true';
}

/** Returns delivery details for a nonexistent user, to whom no code is sent. */
export function simulatedDelivery(name: string): CodeDeliveryDetails {
  return deliveryDetails(name.includes('@') ? 'email' : 'phone_number', name);
}

/** Counts a requested code against the user's limit. Throws LimitExceededException. */
export async function countSentCode({ limits }: UserPool, username: string): Promise<void> {
  await limits.consume(`sent/${username}`, sentCodeLimit);
}

function contactsOf({ attributes }: Pick<User, 'attributes'>): Contact[] {
  return contactAttributes.flatMap((attribute) => {
    const destination = attributes[attribute];
    return destination === undefined ? [] : [{ attribute, destination }];
  });
}
