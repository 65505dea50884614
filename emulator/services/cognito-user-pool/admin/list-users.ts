import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { assertPool, userView } from '../admin-user';
import { attributeNamesSchema } from '../attributes/attribute-list';
import { limitInput, poolInput } from '../input';
import type { UserPool } from '../pool';
import type { User } from '../state/user';
import { parseUserFilter, type UserFilter } from './user-filter';
import { userPage } from './user-page';

const input = v.object({
  ...poolInput,
  AttributesToGet: v.optional(attributeNamesSchema),
  Filter: v.optional(v.string()),
  Limit: limitInput,
  PaginationToken: v.optional(v.string()),
});

/** ListUsers: lists users in username order, filtered and by page. */
export const listUsers = (pool: Pick<UserPool, 'definition' | 'users'>) =>
  operation(input, async ({ UserPoolId, AttributesToGet, Filter, Limit, PaginationToken }) => {
    assertPool(pool, UserPoolId);
    const filter = parseUserFilter(Filter);
    const { users, next } = await userPage(
      candidates(pool, filter),
      (user) => filter?.matches(user) ?? true,
      Limit,
      PaginationToken,
    );
    return {
      Users: users.map((user) => view(user, AttributesToGet)),
      ...(next === undefined ? {} : { PaginationToken: next }),
    };
  });

/**
 * Looks a user up directly, instead of scanning all users, if the filter names one. Social users
 * have no alias, so a pool with social providers looks up only by username.
 */
async function* candidates(
  { definition, users }: Pick<UserPool, 'definition' | 'users'>,
  filter: UserFilter | undefined,
): AsyncIterable<User> {
  const hasSocialAccounts = definition.identityProviders.length > 0;
  const names = hasSocialAccounts ? ['username'] : ['sub', 'username', 'email'];
  const isLookup = filter?.operator === '=' && names.includes(filter.name);
  if (!isLookup) yield* users.all();
  else {
    const user = await users.find(filter.value);
    if (user) yield user;
  }
}

function view(user: User, names: string[] | undefined) {
  const all = userView(user);
  if (names === undefined) return all;
  return { ...all, Attributes: all.Attributes.filter(({ Name }) => names.includes(Name)) };
}
