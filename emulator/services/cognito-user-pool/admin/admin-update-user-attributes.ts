import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireUser } from '../admin-user';
import { attributeListSchema } from '../attributes/attribute-list';
import { updateAttributes } from '../attributes/update';
import { adminUserInput } from '../input';
import type { UserPool } from '../pool';

const input = v.object({ ...adminUserInput, UserAttributes: attributeListSchema });

/** AdminUpdateUserAttributes: can also mark an email or phone number as verified. */
export const adminUpdateUserAttributes = (pool: UserPool) =>
  operation(input, async (request) => {
    const user = await requireUser(pool, request);
    await updateAttributes(pool, user, request.UserAttributes, 'administrator');
    return {};
  });
