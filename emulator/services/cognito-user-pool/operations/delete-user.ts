import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { authenticateCaller } from '../caller';
import { accessTokenInput } from '../input';
import type { UserPool } from '../pool';
import { removeUser } from '../remove-user';

const input = v.object({ AccessToken: accessTokenInput });

/** DeleteUser: deletes the caller. */
export const deleteUser = (pool: UserPool) =>
  operation(input, async ({ AccessToken }) => {
    const { user } = await authenticateCaller(pool, AccessToken);
    await removeUser(pool, user.username);
    return undefined;
  });
