import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { assertPool } from '../admin-user';
import { groupInput } from '../input';
import type { UserPool } from '../pool';
import type { GroupValues } from '../state/group-directory';
import { groupView } from './group-view';

const arnPattern =
  'arn:[\\w+=/,.@-]+:[\\w+=/,.@-]+:([\\w+=/,.@-]*)?:[0-9]+:[\\w+=/,.@-]+(:[\\w+=/,.@-]+)?(:[\\w+=/,.@-]+)?';

const input = v.object(groupInput);

const valuesInput = v.object({
  ...groupInput,
  Description: v.optional(
    v.pipe(v.string(), v.maxLength(2048, 'Member must have length less than or equal to 2048')),
  ),
  Precedence: v.optional(
    v.pipe(
      v.number(),
      v.integer('Member must be an integer'),
      v.minValue(0, 'Member must have value greater than or equal to 0'),
      v.maxValue(2 ** 31 - 1, 'Member must have value less than or equal to 2147483647'),
    ),
  ),
  RoleArn: v.optional(
    v.pipe(
      v.string(),
      v.minLength(20, 'Member must have length greater than or equal to 20'),
      v.maxLength(2048, 'Member must have length less than or equal to 2048'),
      v.regex(
        new RegExp(`^${arnPattern}$`),
        `Member must satisfy regular expression pattern: ${arnPattern}`,
      ),
    ),
  ),
});

type Dependencies = Pick<UserPool, 'definition' | 'groups'>;

/** CreateGroup: the group is kept with the state. */
export const createGroup = (pool: Dependencies) =>
  operation(valuesInput, async (request) => {
    assertPool(pool, request.UserPoolId);
    const group = await pool.groups.create(request.GroupName, valuesOf(request));
    return { Group: groupView(pool.definition, group) };
  });

/** UpdateGroup: what the request doesn't name stays. */
export const updateGroup = (pool: Dependencies) =>
  operation(valuesInput, async (request) => {
    assertPool(pool, request.UserPoolId);
    const group = await pool.groups.update(request.GroupName, valuesOf(request));
    return { Group: groupView(pool.definition, group) };
  });

/** GetGroup: returns a group without its members. */
export const getGroup = (pool: Dependencies) =>
  operation(input, async ({ UserPoolId, GroupName }) => {
    assertPool(pool, UserPoolId);
    return { Group: groupView(pool.definition, await pool.groups.require(GroupName)) };
  });

/** DeleteGroup: its members stay users. */
export const deleteGroup = (pool: Dependencies) =>
  operation(input, async ({ UserPoolId, GroupName }) => {
    assertPool(pool, UserPoolId);
    await pool.groups.delete(GroupName);
    return undefined;
  });

function valuesOf(request: v.InferOutput<typeof valuesInput>): GroupValues {
  const { Description, Precedence, RoleArn } = request;
  return {
    ...(Description !== undefined && { description: Description }),
    ...(Precedence !== undefined && { precedence: Precedence }),
    ...(RoleArn !== undefined && { roleArn: RoleArn }),
  };
}
