import { aliasExists, removalUnsupported } from '../errors';
import { sendCode, type CodeDeliveryDetails } from '../messages/code-delivery';
import type { UserPool } from '../pool';
import { contactAttributes, isVerified, type User } from '../state/user';
import type { Attributes, Writer } from './schema';

/**
 * Changes a user's attributes. A new email address takes effect once it is verified, for which a code is sent, unless an
 * administrator says that it is. Returns where the code was sent, if one was. Throws InvalidParameterException for a
 * blank value, which Cognito takes as a removal.
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
  const { email, ...others } = given;
  const mustVerify = isNewContact(user, 'email', given) && given['email_verified'] !== 'true';
  const toVerify = mustVerify ? email : undefined;
  const applied = toVerify === undefined ? given : others;
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

function isNewContact(user: User, name: string, given: Attributes): boolean {
  return (
    given[name] !== undefined && !(given[name] === user.attributes[name] && isVerified(user, name))
  );
}

/** Throws AliasExistsException for an email that another user has. */
async function assertAvailable({ users }: UserPool, user: User, email: string): Promise<void> {
  if (user.external) return;
  const owner = await users.findByEmail(email);
  if (owner && owner.username !== user.username) throw aliasExists('email');
}
