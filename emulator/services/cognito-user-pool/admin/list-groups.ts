import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { assertPool } from '../admin-user';
import { poolInput } from '../input';
import type { UserPool } from '../pool';
import { groupView } from './group-view';

/** ListGroups: lists the pool's groups. */
export const listGroups = (pool: Pick<UserPool, 'definition'>) =>
  operation(v.object(poolInput), async ({ UserPoolId }) => {
    assertPool(pool, UserPoolId);
    const { definition } = pool;
    return { Groups: definition.groups.map((group) => groupView(definition, group)) };
  });
