import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { authenticateCaller } from '../caller';
import { expiredCode, missingAttribute } from '../errors';
import { accessTokenInput, codeInput } from '../input';
import type { UserPool } from '../pool';
import type { User } from '../state/user';

const input = v.object({
  AccessToken: accessTokenInput,
  AttributeName: v.string(),
  Code: codeInput,
});

/** VerifyUserAttribute: verifies an email or phone number and applies a pending change to it. */
export const verifyUserAttribute = (pool: UserPool) =>
  operation(input, async ({ AccessToken, AttributeName: name, Code }) => {
    const { user } = await authenticateCaller(pool, AccessToken);
    const value = valueToVerify(user, name);
    if (value === undefined) throw missingAttribute(name);
    await pool.codes.redeem(user.username, `attribute:${name}`, Code, () =>
      pool.users.update(user.username, (before) => verified(before, name, value), {
        [name]: value,
      }),
    );
    return {};
  });

function valueToVerify(user: User, name: string): string | undefined {
  return user.pendingAttributes[name] ?? user.attributes[name];
}

function verified(user: User, name: string, value: string): User {
  // The value changed again in the meantime, so this code was for another one.
  if (valueToVerify(user, name) !== value) throw expiredCode();
  const { [name]: _, ...pendingAttributes } = user.pendingAttributes;
  const attributes = { ...user.attributes, [name]: value, [`${name}_verified`]: 'true' };
  return { ...user, attributes, pendingAttributes };
}
