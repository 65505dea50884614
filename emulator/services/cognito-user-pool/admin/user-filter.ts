import { invalidFilter } from '../errors';
import { subOf, type User } from '../state/user';

/** A parsed filter of ListUsers: one attribute, equal to or starting with a value. */
export interface UserFilter {
  name: string;
  operator: '=' | '^=';
  value: string;
  matches(user: User): boolean;
}

/** The names that Cognito can search by, and where an account has them. */
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

const form = /^\s*"?([A-Za-z_:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/;

/** Parses e.g. `email = "ann@example.com"`, `sub ^= "1f"`; undefined for none. Throws InvalidParameterException. */
export function parseUserFilter(text: string | undefined): UserFilter | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const [, name = '', operator = '', quoted = ''] = form.exec(text) ?? [];
  const read = Object.hasOwn(searchable, name) ? searchable[name] : undefined;
  if (!read) throw invalidFilter();
  const value = quoted.replaceAll(/\\(.)/g, '$1');
  const wanted = value.toLowerCase();
  const isPrefix = operator === '^=';
  return {
    name,
    operator: isPrefix ? '^=' : '=',
    value,
    matches(user) {
      const found = read(user)?.toLowerCase();
      return isPrefix ? found?.startsWith(wanted) === true : found === wanted;
    },
  };
}
