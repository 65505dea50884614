import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { attributeNamesSchema } from '../attributes/attribute-list';
import { updateAttributes, type UpdateDependencies } from '../attributes/update';
import { authenticateCaller } from '../caller';
import { accessTokenInput } from '../input';
import type { UserPool } from '../pool';

const input = v.object({
  AccessToken: accessTokenInput,
  UserAttributeNames: attributeNamesSchema,
});

/** DeleteUserAttributes: removes the caller's attributes. */
export const deleteUserAttributes = (pool: Pick<UserPool, 'inspector'> & UpdateDependencies) =>
  operation(input, async ({ AccessToken, UserAttributeNames }) => {
    const { user } = await authenticateCaller(pool, AccessToken);
    const blank = Object.fromEntries(UserAttributeNames.map((name) => [name, '']));
    await updateAttributes(pool, user, blank, 'user');
    return {};
  });
