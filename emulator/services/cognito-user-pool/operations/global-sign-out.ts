import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { authenticateCaller } from '../caller';
import { accessTokenInput } from '../input';
import type { UserPool } from '../pool';

const input = v.object({ AccessToken: accessTokenInput });

/** GlobalSignOut: ends the caller's sessions on all devices. */
export const globalSignOut = (pool: UserPool) =>
  operation(input, async ({ AccessToken }) => {
    const { user } = await authenticateCaller(pool, AccessToken);
    await pool.families.revokeAll(user.username);
    return {};
  });
