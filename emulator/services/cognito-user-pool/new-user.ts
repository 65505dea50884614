import { randomUUID } from 'node:crypto';
import type { Attributes } from './attributes/schema';
import { contactAttributes, type User } from './state/user';

/** Returns a new, unconfirmed user. The email and phone number are unverified unless `attributes` says otherwise. */
export function newUser(attributes: Attributes, now: Date): User {
  const flags = contactAttributes
    .filter((name) => name in attributes)
    .map((name) => [`${name}_verified`, 'false']);
  return {
    username: randomUUID(),
    status: 'UNCONFIRMED',
    enabled: true,
    created: now.toISOString(),
    modified: now.toISOString(),
    attributes: { ...Object.fromEntries(flags), ...attributes },
    groups: [],
    factors: [],
  };
}
