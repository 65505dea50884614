import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { toAttributeList } from '../attributes/attribute-list';
import { authenticateCaller } from '../caller';
import { accessTokenInput } from '../input';
import type { UserPool } from '../pool';

const input = v.object({ AccessToken: accessTokenInput });

/** GetUser: returns the caller. */
export const getUser = (pool: UserPool) =>
  operation(input, async ({ AccessToken }) => {
    const { user } = await authenticateCaller(pool, AccessToken);
    return {
      Username: user.username,
      UserAttributes: toAttributeList(user),
    };
  });
