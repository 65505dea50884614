import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { callerOf } from '../caller';
import { expiredCode, missingAttribute } from '../errors';
import { accessTokenInput, codeInput } from '../input';
import type { UserPool } from '../pool';
import type { User } from '../state/user';

const input = v.object({
  AccessToken: accessTokenInput,
  AttributeName: v.string(),
  Code: codeInput,
});

/** VerifyUserAttribute: makes an address verified, and a waiting new one the account's own. */
export const verifyUserAttribute = (pool: Pick<UserPool, 'inspector' | 'users' | 'codes'>) =>
  operation(input, async ({ AccessToken, AttributeName: name, Code }) => {
    const { user } = await callerOf(pool, AccessToken);
    const value = addressToVerify(user, name);
    if (value === undefined) throw missingAttribute(name);
    await pool.codes.redeem(user.username, `attribute:${name}`, Code, () =>
      pool.users.change(user.username, (before) => verified(before, name, value), {
        [name]: value,
      }),
    );
    return {};
  });

function addressToVerify(user: User, name: string): string | undefined {
  return user.pendingAttributes[name] ?? user.attributes[name];
}

function verified(user: User, name: string, value: string): User {
  // The address was changed again in the meantime, so this code was for another one.
  if (addressToVerify(user, name) !== value) throw expiredCode();
  const { [name]: _, ...pendingAttributes } = user.pendingAttributes;
  const attributes = { ...user.attributes, [name]: value, [`${name}_verified`]: 'true' };
  return { ...user, attributes, pendingAttributes };
}
