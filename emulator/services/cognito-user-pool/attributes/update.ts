import { contactAttributes, isVerified } from '../contacts';
import { aliasExists } from '../errors';
import type { CodeDeliveryDetails, ContactAttribute } from '../messages/code-delivery';
import type { UserPool } from '../pool';
import type { User } from '../state/user';
import type { Attributes, Writer } from './schema';

export type UpdateParts = Pick<UserPool, 'definition' | 'schema' | 'users' | 'codes' | 'delivery'>;

/**
 * Changes an account's attributes and sends the codes that this calls for. A new address of a kind
 * that the pool requires to be verified takes effect only then; a blank value removes an attribute.
 */
export async function updateAttributes(
  pool: UpdateParts,
  user: User,
  changes: Attributes,
  writer: Writer,
): Promise<CodeDeliveryDetails[]> {
  const blank = Object.keys(changes).filter((name) => changes[name] === '');
  if (blank.length > 0) pool.schema.assertRemovable(blank);
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== ''));
  pool.schema.assertChangeable(given, writer);
  const changed = contactAttributes.filter((name) => isNewAddress(user, name, given));
  const waiting = changed.filter((name) => mustWait(pool, name, given));
  for (const name of waiting) await assertFree(pool, user, name, given[name] ?? '');
  const removed = blank.flatMap((name) => [name, `${name}_verified`]);
  const pending = pick(given, waiting);
  const applied = { ...unverified(changed), ...omit(given, waiting) };
  await pool.users.change(
    user.username,
    (before) => ({
      ...before,
      attributes: omit({ ...before.attributes, ...applied }, removed),
      pendingAttributes: { ...omit(before.pendingAttributes, Object.keys(given)), ...pending },
    }),
    omit(given, waiting),
  );
  const toVerify = changed.filter((name) => needsCode(pool, name, given));
  return Promise.all(toVerify.map((name) => sendCode(pool, user, name, given[name] ?? '')));

  function unverified(names: readonly ContactAttribute[]): Attributes {
    const now = names.filter((name) => !waiting.includes(name));
    return Object.fromEntries(now.map((name) => [`${name}_verified`, 'false']));
  }
}

/** Sends the code that proves an address: the waiting new one, or the one the account has. */
export async function sendCode(
  { codes, delivery }: Pick<UserPool, 'codes' | 'delivery'>,
  { username }: Pick<User, 'username'>,
  attribute: ContactAttribute,
  destination: string,
): Promise<CodeDeliveryDetails> {
  const code = await codes.issue(username, `attribute:${attribute}`);
  return delivery.send(attribute, destination, code, 'verify-attribute');
}

/** Whether a name is that of an attribute that codes can be sent to. */
export function isContact(name: string): name is ContactAttribute {
  return contactAttributes.some((one) => one === name);
}

function isNewAddress(user: User, name: ContactAttribute, given: Attributes): boolean {
  return (
    given[name] !== undefined && !(given[name] === user.attributes[name] && isVerified(user, name))
  );
}

function mustWait(
  { definition }: Pick<UserPool, 'definition'>,
  name: ContactAttribute,
  given: Attributes,
): boolean {
  return (
    definition.attributesRequiringVerification.includes(name) &&
    given[`${name}_verified`] !== 'true'
  );
}

function needsCode(
  pool: Pick<UserPool, 'definition'>,
  name: ContactAttribute,
  given: Attributes,
): boolean {
  const verifiesItself = pool.definition.autoVerifiedAttributes.includes(name);
  return mustWait(pool, name, given) || (verifiesItself && given[`${name}_verified`] !== 'true');
}

async function assertFree(
  { definition, users }: Pick<UserPool, 'definition' | 'users'>,
  user: User,
  name: ContactAttribute,
  value: string,
): Promise<void> {
  if (user.external || !definition.usernameAttributes.includes(name)) return;
  const owner = await users.withAlias(name, value);
  if (owner && owner.username !== user.username) throw aliasExists(name);
}

function pick(attributes: Attributes, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => names.includes(name)));
}

function omit(attributes: Attributes, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.includes(name)));
}
