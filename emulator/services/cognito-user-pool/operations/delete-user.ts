import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { callerOf } from '../caller';
import { accessTokenInput } from '../input';
import type { UserPool } from '../pool';
import { removeUser } from '../remove-user';

const input = v.object({ AccessToken: accessTokenInput });

/** DeleteUser: removes the caller's account. */
export const deleteUser = (pool: Pick<UserPool, 'inspector' | 'users' | 'codes' | 'families'>) =>
  operation(input, async ({ AccessToken }) => {
    const { user } = await callerOf(pool, AccessToken);
    await removeUser(pool, user.username);
    return undefined;
  });
