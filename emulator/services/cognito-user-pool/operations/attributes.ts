import * as v from 'valibot';
import { operation, type Operation } from '../../../core/aws-json';
import { attributeListSchema, toAttributeList } from '../attributes/attribute-list';
import { updateAttributes } from '../attributes/update';
import { authenticateCaller } from '../caller';
import { expiredCode, missingAttribute } from '../errors';
import { accessTokenInput, codeInput } from '../input';
import { countSentCode, sendCode } from '../messages/code-delivery';
import type { UserPool } from '../pool';
import type { User } from '../state/user';

const caller = { AccessToken: accessTokenInput };
const changes = v.object({ ...caller, UserAttributes: attributeListSchema });
const attribute = { ...caller, AttributeName: v.string() };

/** The operations on a caller's own attributes. */
export const attributeOperations = (pool: UserPool): Record<string, Operation> => ({
  /** Returns the caller. */
  GetUser: operation(v.object(caller), async ({ AccessToken }) => {
    const { user } = await authenticateCaller(pool, AccessToken);
    return { Username: user.username, UserAttributes: toAttributeList(user) };
  }),

  /** Changes the caller's attributes and returns where codes were sent. */
  UpdateUserAttributes: operation(changes, async ({ AccessToken, UserAttributes }) => {
    const { user } = await authenticateCaller(pool, AccessToken);
    const sent = await updateAttributes(pool, user, UserAttributes, 'user');
    return { CodeDeliveryDetailsList: sent };
  }),

  /** Sends another code to verify an email address. */
  GetUserAttributeVerificationCode: operation(
    v.object(attribute),
    async ({ AccessToken, AttributeName }) => {
      const { user } = await authenticateCaller(pool, AccessToken);
      const email = valueToVerify(user, AttributeName);
      await countSentCode(pool, user.username);
      return { CodeDeliveryDetails: await sendCode(pool, user, email, 'verify-attribute') };
    },
  ),

  /** Verifies an email address, and applies a pending change to it. */
  VerifyUserAttribute: operation(
    v.object({ ...attribute, Code: codeInput }),
    async ({ AccessToken, AttributeName, Code }) => {
      const { user } = await authenticateCaller(pool, AccessToken);
      const email = valueToVerify(user, AttributeName);
      await pool.codes.redeem(user.username, 'verify-attribute', Code, () =>
        pool.users.update(user.username, (before) => withVerifiedEmail(before, email), { email }),
      );
      return {};
    },
  ),
});

/** Returns the email address that a code verifies. Throws InvalidParameterException for other attributes. */
function valueToVerify({ pendingEmail, attributes }: User, name = 'email'): string {
  const value = name === 'email' ? (pendingEmail ?? attributes[name]) : undefined;
  if (value === undefined) throw missingAttribute(name);
  return value;
}

function withVerifiedEmail(user: User, email: string): User {
  // The address has changed since, so this code was for another one.
  if (valueToVerify(user) !== email) throw expiredCode();
  const attributes = { ...user.attributes, email, email_verified: 'true' };
  return { ...user, attributes, pendingEmail: undefined };
}
