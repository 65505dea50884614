import { invalidUsernameFormat, usernameMismatch } from '../errors';
import { isEmail, type Attributes } from './schema';

/**
 * Returns a new user's attributes with the email, which is the username that a client sends. Throws
 * InvalidParameterException.
 */
export function withEmail(username: string, attributes: Attributes): Attributes {
  if (!isEmail(username)) throw invalidUsernameFormat('an email');
  const given = attributes['email'];
  if (given !== undefined && given.toLowerCase() !== username.toLowerCase())
    throw usernameMismatch('email');
  return { ...attributes, email: username };
}
