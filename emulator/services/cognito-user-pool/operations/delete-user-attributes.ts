import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { attributeNamesSchema } from '../attributes/attribute-list';
import { updateAttributes, type UpdateParts } from '../attributes/update';
import { callerOf } from '../caller';
import { accessTokenInput } from '../input';
import type { UserPool } from '../pool';

const input = v.object({
  AccessToken: accessTokenInput,
  UserAttributeNames: attributeNamesSchema,
});

/** DeleteUserAttributes: takes attributes off the caller's account. */
export const deleteUserAttributes = (pool: Pick<UserPool, 'inspector'> & UpdateParts) =>
  operation(input, async ({ AccessToken, UserAttributeNames }) => {
    const { user } = await callerOf(pool, AccessToken);
    const blank = Object.fromEntries(UserAttributeNames.map((name) => [name, '']));
    await updateAttributes(pool, user, blank, 'user');
    return {};
  });
