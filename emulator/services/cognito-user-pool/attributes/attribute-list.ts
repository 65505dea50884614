import * as v from 'valibot';
import { identitiesOf } from '../hosted/social-sign-in';
import { subOf, type User } from '../state/user';

const attributeName = v.pipe(
  v.string(),
  v.minLength(1, 'Member must have length greater than or equal to 1'),
  v.maxLength(32, 'Member must have length less than or equal to 32'),
);

const attributeValue = v.pipe(
  v.optional(v.string(), ''),
  v.maxLength(2048, 'Member must have length less than or equal to 2048'),
);

/** Parses `[{ Name, Value }]` into a record. The last duplicate wins. */
export const attributeListSchema = v.pipe(
  v.optional(v.array(v.object({ Name: attributeName, Value: attributeValue })), []),
  v.transform((list) => Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]))),
);

/** Returns a user's attributes as `[{ Name, Value }]`, with `sub` first. */
export function toAttributeList(user: User): { Name: string; Value: string }[] {
  const identities = user.external ? { identities: JSON.stringify(identitiesOf(user)) } : {};
  const attributes = { sub: subOf(user), ...identities, ...user.attributes };
  return Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
}
