import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireUser } from '../admin-user';
import { attributeListSchema } from '../attributes/attribute-list';
import { updateAttributes, type UpdateDependencies } from '../attributes/update';
import { adminUserInput } from '../input';

const input = v.object({ ...adminUserInput, UserAttributes: attributeListSchema });

/** AdminUpdateUserAttributes: can also mark an email or phone number as verified. */
export const adminUpdateUserAttributes = (pool: UpdateDependencies) =>
  operation(input, async (request) => {
    const user = await requireUser(pool, request);
    await updateAttributes(pool, user, request.UserAttributes, 'administrator');
    return {};
  });
