import { contactAttributes, isVerified } from '../contacts';
import { aliasExists, removalUnsupported } from '../errors';
import {
  sendCode,
  type CodeDeliveryDetails,
  type ContactAttribute,
} from '../messages/code-delivery';
import type { UserPool } from '../pool';
import type { User } from '../state/user';
import type { Attributes, Writer } from './schema';

/**
 * Changes a user's attributes and sends any verification codes. If the pool requires verification,
 * a new email or phone number takes effect once verified. Returns where the codes were sent. Throws
 * InvalidParameterException for a blank value, which Cognito takes as a removal.
 */
export async function updateAttributes(
  pool: UserPool,
  user: User,
  given: Attributes,
  writer: Writer,
): Promise<CodeDeliveryDetails[]> {
  const blank = Object.keys(given).find((name) => given[name] === '');
  if (blank !== undefined) throw removalUnsupported(blank);
  pool.schema.assertChangeable(given, writer);
  const changed = contactAttributes.filter((name) => isNewContact(user, name, given));
  const deferred = changed.filter((name) => isDeferred(pool, name, given));
  for (const name of deferred) await assertAvailable(pool, user, name, given[name] ?? '');
  const pending = pick(given, deferred);
  const applied = { ...unverified(changed), ...omit(given, deferred) };
  await pool.users.update(
    user.username,
    (before) => ({
      ...before,
      attributes: { ...before.attributes, ...applied },
      pendingAttributes: { ...omit(before.pendingAttributes, Object.keys(given)), ...pending },
    }),
    omit(given, deferred),
  );
  const toVerify = changed.filter((name) => needsCode(pool, name, given));
  return Promise.all(
    toVerify.map((attribute) => {
      const contact = { attribute, destination: given[attribute] ?? '' };
      return sendCode(pool, user, contact, 'verify-attribute');
    }),
  );

  function unverified(names: readonly ContactAttribute[]): Attributes {
    const now = names.filter((name) => !deferred.includes(name));
    return Object.fromEntries(now.map((name) => [`${name}_verified`, 'false']));
  }
}

/** Returns whether codes can be sent to this attribute. */
export function isContact(name: string): name is ContactAttribute {
  return contactAttributes.some((one) => one === name);
}

function isNewContact(user: User, name: ContactAttribute, given: Attributes): boolean {
  return (
    given[name] !== undefined && !(given[name] === user.attributes[name] && isVerified(user, name))
  );
}

function isDeferred({ definition }: UserPool, name: ContactAttribute, given: Attributes): boolean {
  return (
    definition.attributesRequiringVerification.includes(name) &&
    given[`${name}_verified`] !== 'true'
  );
}

function needsCode(pool: UserPool, name: ContactAttribute, given: Attributes): boolean {
  const isAutoVerified = pool.definition.autoVerifiedAttributes.includes(name);
  return isDeferred(pool, name, given) || (isAutoVerified && given[`${name}_verified`] !== 'true');
}

/** Throws AliasExistsException for an email that another user has; phone numbers may be shared. */
async function assertAvailable(
  { users }: UserPool,
  user: User,
  name: ContactAttribute,
  value: string,
): Promise<void> {
  if (user.external || name !== 'email') return;
  const owner = await users.findByEmail(value);
  if (owner && owner.username !== user.username) throw aliasExists(name);
}

function pick(attributes: Attributes, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => names.includes(name)));
}

function omit(attributes: Attributes, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.includes(name)));
}
