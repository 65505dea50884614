import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { assertPool } from '../admin-user';
import { poolInput } from '../input';
import type { UserPool } from '../pool';
import { groupPage, groupPageInput } from './group-page';

const input = v.object({ ...poolInput, ...groupPageInput });

/** ListGroups: lists the pool's groups by page. */
export const listGroups = (pool: Pick<UserPool, 'definition' | 'groups'>) =>
  operation(input, async (request) => {
    assertPool(pool, request.UserPoolId);
    return groupPage(pool, await pool.groups.all(), request);
  });
