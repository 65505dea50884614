import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { namedUser } from '../admin-user';
import { attributeListSchema } from '../attributes/attribute-list';
import { updateAttributes, type UpdateParts } from '../attributes/update';
import { adminUserInput } from '../input';

const input = v.object({ ...adminUserInput, UserAttributes: attributeListSchema });

/** AdminUpdateUserAttributes: may also say that an address is verified. */
export const adminUpdateUserAttributes = (pool: UpdateParts) =>
  operation(input, async (request) => {
    const user = await namedUser(pool, request);
    await updateAttributes(pool, user, request.UserAttributes, 'administrator');
    return {};
  });
