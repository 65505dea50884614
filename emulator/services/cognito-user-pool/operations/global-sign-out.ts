import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { callerOf } from '../caller';
import { accessTokenInput } from '../input';
import type { UserPool } from '../pool';

const input = v.object({ AccessToken: accessTokenInput });

/** GlobalSignOut: ends the caller's sessions on every device. */
export const globalSignOut = (pool: Pick<UserPool, 'inspector' | 'families'>) =>
  operation(input, async ({ AccessToken }) => {
    const { user } = await callerOf(pool, AccessToken);
    await pool.families.revokeAll(user.username);
    return {};
  });
