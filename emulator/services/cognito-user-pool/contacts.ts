import type { UserPoolDefinition } from '../../assembly/definition';
import type { CodeDeliveryDetails, ContactAttribute } from './messages/code-delivery';
import { deliveryDetails } from './messages/code-delivery';
import type { UserPool } from './pool';
import { sentCodes } from './state/attempt-limits';
import type { User } from './state/user';

export const contactAttributes = ['phone_number', 'email'] as const;

/** An address of an account. */
export interface Contact {
  attribute: ContactAttribute;
  destination: string;
}

/** Where a new account's code goes: the first address that the pool verifies by itself. */
export function signUpContact(
  definition: Pick<UserPoolDefinition, 'autoVerifiedAttributes'>,
  user: Pick<User, 'attributes'>,
): Contact | undefined {
  return contactsOf(user).find(({ attribute }) =>
    definition.autoVerifiedAttributes.includes(attribute),
  );
}

/** Where a reset code goes: the first of the pool's recovery mechanisms that the account verified. */
export function recoveryContact(
  definition: Pick<UserPoolDefinition, 'recoveryMechanisms'>,
  user: Pick<User, 'attributes'>,
): Contact | undefined {
  const verified = contactsOf(user).filter(({ attribute }) => isVerified(user, attribute));
  return definition.recoveryMechanisms
    .map((mechanism) => verified.find(({ attribute }) => `verified_${attribute}` === mechanism))
    .find((contact) => contact !== undefined);
}

export function isVerified({ attributes }: Pick<User, 'attributes'>, name: string): boolean {
  return attributes[`${name}_verified`] === 'true';
}

/** What a client is told when a code only seems to be sent to `name`. */
export function simulatedDelivery(name: string): CodeDeliveryDetails {
  return deliveryDetails(name.includes('@') ? 'email' : 'phone_number', name);
}

/** Counts a code that somebody asked for; throws LimitExceededException when it is one too many. */
export async function countSentCode(
  { limits }: Pick<UserPool, 'limits'>,
  username: string,
): Promise<void> {
  await limits.use(`sent/${username}`, sentCodes);
}

function contactsOf({ attributes }: Pick<User, 'attributes'>): Contact[] {
  return contactAttributes.flatMap((attribute) => {
    const destination = attributes[attribute];
    return destination === undefined ? [] : [{ attribute, destination }];
  });
}
