import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { attributeListSchema } from '../attributes/attribute-list';
import { updateAttributes } from '../attributes/update';
import { authenticateCaller } from '../caller';
import { accessTokenInput } from '../input';
import type { UserPool } from '../pool';

const input = v.object({
  AccessToken: accessTokenInput,
  UserAttributes: attributeListSchema,
});

/** UpdateUserAttributes: changes the caller's attributes and returns where codes were sent. */
export const updateUserAttributes = (pool: UserPool) =>
  operation(input, async ({ AccessToken, UserAttributes }) => {
    const { user } = await authenticateCaller(pool, AccessToken);
    const sent = await updateAttributes(pool, user, UserAttributes, 'user');
    return { CodeDeliveryDetailsList: sent };
  });
