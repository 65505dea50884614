import * as v from 'valibot';
import { operation } from '../../core/aws-json';
import { unknownPool } from './errors';
import { verifyLogin } from './login';
import type { IdentityPool } from './pool';

const input = v.object({
  IdentityPoolId: v.string(),
  Logins: v.optional(v.record(v.string(), v.string()), {}),
});

/** GetId: returns the user's identity, or a new one for a guest. */
export const getId = (pool: IdentityPool) =>
  operation(input, async ({ IdentityPoolId, Logins }) => {
    const { definition, identities } = pool;
    if (IdentityPoolId !== definition.id) throw unknownPool(IdentityPoolId);
    const login = await verifyLogin(pool, Logins);
    const identity = await (login ? identities.forUser(login.sub) : identities.createGuest());
    return { IdentityId: identity.id };
  });
