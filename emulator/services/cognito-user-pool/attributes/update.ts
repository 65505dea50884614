import { aliasExists, removalUnsupported } from '../errors';
import { sendCode, type CodeDeliveryDetails } from '../messages/code-delivery';
import type { UserPool } from '../pool';
import { contactAttributes, isVerified, type User } from '../state/user';
import type { Attributes, Writer } from './schema';

/**
 * Changes a user's attributes. A new email address takes effect once verified with a code that is sent to it, unless an
 * administrator marks it as verified. Returns where the code was sent, if one was. Throws InvalidParameterException for
 * a blank value, which Cognito treats as a removal.
 */
export async function updateAttributes(
  pool: UserPool,
  user: User,
  changes: Attributes,
  writer: Writer,
): Promise<CodeDeliveryDetails[]> {
  const blank = Object.keys(changes).find((name) => changes[name] === '');
  if (blank !== undefined) throw removalUnsupported(blank);
  pool.schema.assertChangeable(changes, writer);
  const { email, ...others } = changes;
  const mustVerify = isNewContact(user, 'email', changes) && changes['email_verified'] !== 'true';
  const toVerify = mustVerify ? email : undefined;
  const applied = toVerify === undefined ? changes : others;
  if (toVerify !== undefined) await assertAvailable(pool, user, toVerify);
  const flags = contactAttributes
    .filter((name) => isNewContact(user, name, applied))
    .map((name) => [`${name}_verified`, 'false']);
  await pool.users.update(
    user.username,
    (before) => ({
      ...before,
      attributes: { ...before.attributes, ...Object.fromEntries(flags), ...applied },
      pendingEmail: email === undefined ? before.pendingEmail : toVerify,
    }),
    applied,
  );
  return toVerify === undefined ? [] : [await sendCode(pool, user, toVerify, 'verify-attribute')];
}

function isNewContact(user: User, name: string, changes: Attributes): boolean {
  return (
    changes[name] !== undefined &&
    !(changes[name] === user.attributes[name] && isVerified(user, name))
  );
}

/** Throws AliasExistsException for an email that another user has. */
async function assertAvailable({ users }: UserPool, user: User, email: string): Promise<void> {
  if (user.external) return;
  const owner = await users.findByEmail(email);
  if (owner && owner.username !== user.username) throw aliasExists('email');
}
