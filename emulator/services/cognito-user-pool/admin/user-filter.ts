import { invalidFilter } from '../errors';
import { subOf, type User } from '../state/user';

/** A parsed ListUsers filter: an attribute that equals or starts with a value. */
export interface UserFilter {
  name: string;
  operator: '=' | '^=';
  value: string;
  matches(user: User): boolean;
}

/** The searchable attributes, with how to read them from a user. */
const searchable: Record<string, (user: User) => string | undefined> = {
  sub: subOf,
  username: ({ username }) => username,
  'cognito:user_status': ({ status }) => status,
  status: ({ enabled }) => (enabled ? 'Enabled' : 'Disabled'),
  ...Object.fromEntries(
    ['email', 'phone_number', 'name', 'given_name', 'family_name', 'preferred_username'].map(
      (name) => [name, ({ attributes }: User) => attributes[name]],
    ),
  ),
};

const filterPattern = /^\s*"?([A-Za-z_:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/;

/** Parses, for example, `email = "ann@example.com"` or `sub ^= "1f"`. Returns undefined for no filter. Throws InvalidParameterException. */
export function parseUserFilter(text: string | undefined): UserFilter | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const [, name = '', operator = '', quoted = ''] = filterPattern.exec(text) ?? [];
  const read = Object.hasOwn(searchable, name) ? searchable[name] : undefined;
  if (!read) throw invalidFilter();
  const value = quoted.replaceAll(/\\(.)/g, '$1');
  const lowercase = value.toLowerCase();
  const isPrefix = operator === '^=';
  return {
    name,
    operator: isPrefix ? '^=' : '=',
    value,
    matches(user) {
      const found = read(user)?.toLowerCase();
      return isPrefix ? found?.startsWith(lowercase) === true : found === lowercase;
    },
  };
}
