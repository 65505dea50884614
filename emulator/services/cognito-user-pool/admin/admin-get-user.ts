import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireUser, userView } from '../admin-user';
import { adminUserInput } from '../input';
import type { UserPool } from '../pool';

/** AdminGetUser: returns a user with its status. */
export const adminGetUser = (pool: UserPool) =>
  operation(v.object(adminUserInput), async (request) => {
    const user = await requireUser(pool, request);
    const { Attributes, ...view } = userView(user);
    return { ...view, UserAttributes: Attributes };
  });
