import { randomUUID } from 'node:crypto';
import type { UserPoolDefinition } from '../../../assembly/definition';
import { invalidUsernameFormat, usernameLikeAlias, usernameMismatch } from '../errors';
import type { User } from '../state/user';
import { isEmail, isPhoneNumber, type Attributes } from './schema';

const validators = { email: isEmail, phone_number: isPhoneNumber } as const;
const labels = { email: 'an email', phone_number: 'a phone number' } as const;
const contacts = ['email', 'phone_number'] as const;

export interface NamedUser {
  name: Pick<User, 'username' | 'sub'>;
  attributes: Attributes;
}

type Naming = Pick<UserPoolDefinition, 'usernameAttributes' | 'aliasAttributes' | 'caseSensitive'>;

/**
 * Returns a new user's name and attributes. In a pool with email sign-in, the username that a client sends
 * is the email, and the name a generated UUID; a pool with usernames keeps the client's. Throws
 * InvalidParameterException.
 */
export function nameUser(pool: Naming, given: string, attributes: Attributes): NamedUser {
  if (pool.usernameAttributes.length === 0) {
    return { name: { username: chosenUsername(pool, given), sub: randomUUID() }, attributes };
  }
  const name = { username: randomUUID() };
  return { name, attributes: withUsernameAttribute(pool, given, attributes) };
}

function chosenUsername({ aliasAttributes, caseSensitive }: Naming, given: string): string {
  const alias = contacts.find((one) => aliasAttributes.includes(one) && validators[one](given));
  if (alias) throw usernameLikeAlias(alias);
  return caseSensitive ? given : given.toLowerCase();
}

function withUsernameAttribute(
  { usernameAttributes }: Naming,
  username: string,
  attributes: Attributes,
): Attributes {
  const attribute = usernameAttributes.find((one) => validators[one](username));
  if (!attribute)
    throw invalidUsernameFormat(usernameAttributes.map((one) => labels[one]).join(' or '));
  const given = attributes[attribute];
  if (given !== undefined && given.toLowerCase() !== username.toLowerCase())
    throw usernameMismatch(attribute);
  return { ...attributes, [attribute]: username };
}
