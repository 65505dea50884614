import type { Attributes } from './attributes/schema';
import { contactAttributes } from './contacts';
import type { User } from './state/user';

/** An account as it begins: unconfirmed, its addresses unverified unless an administrator said so. */
export function newUser(username: string, attributes: Attributes, now: Date): User {
  const flags = contactAttributes
    .filter((name) => name in attributes)
    .map((name) => [`${name}_verified`, 'false']);
  return {
    username,
    status: 'UNCONFIRMED',
    enabled: true,
    created: now.toISOString(),
    modified: now.toISOString(),
    attributes: { ...Object.fromEntries(flags), ...attributes },
    pendingAttributes: {},
    groups: [],
    factors: [],
  };
}
