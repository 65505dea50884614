import type { UserPoolDefinition } from '../../../assembly/definition';
import { invalidUsernameFormat, usernameMismatch } from '../errors';
import { isEmail, isPhoneNumber, type Attributes } from './schema';

const validators = { email: isEmail, phone_number: isPhoneNumber } as const;
const labels = { email: 'an email', phone_number: 'a phone number' } as const;

/**
 * Returns a new user's attributes including the username: in a pool with email sign-in, the
 * username that a client sends is the email. Throws InvalidParameterException.
 */
export function withUsernameAttribute(
  definition: Pick<UserPoolDefinition, 'usernameAttributes'>,
  username: string,
  attributes: Attributes,
): Attributes {
  const { usernameAttributes } = definition;
  const attribute = usernameAttributes.find((one) => validators[one](username));
  if (!attribute)
    throw invalidUsernameFormat(
      usernameAttributes.map((one) => labels[one]).join(' or ') || 'an email',
    );
  const given = attributes[attribute];
  if (given !== undefined && given.toLowerCase() !== username.toLowerCase())
    throw usernameMismatch(attribute);
  return { ...attributes, [attribute]: username };
}
