import type { UserPoolDefinition } from '../../../assembly/definition';
import { usernameMismatch, wrongUsernameForm } from '../errors';
import { isEmail, isPhoneNumber, type Attributes } from './schema';

const forms = { email: isEmail, phone_number: isPhoneNumber } as const;
const words = { email: 'an email', phone_number: 'a phone number' } as const;

/**
 * The attributes of a new account with the sign-in name among them: in a pool that signs in by
 * email, the username that a client sends is the email. Throws InvalidParameterException.
 */
export function withSignInName(
  definition: Pick<UserPoolDefinition, 'usernameAttributes'>,
  username: string,
  attributes: Attributes,
): Attributes {
  const { usernameAttributes } = definition;
  const attribute = usernameAttributes.find((one) => forms[one](username));
  if (!attribute)
    throw wrongUsernameForm(usernameAttributes.map((one) => words[one]).join(' or ') || 'an email');
  const given = attributes[attribute];
  if (given !== undefined && given.toLowerCase() !== username.toLowerCase())
    throw usernameMismatch(attribute);
  return { ...attributes, [attribute]: username };
}
