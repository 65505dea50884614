import * as v from 'valibot';
import { operation } from '../../core/aws-json';
import { guestsNotAllowed, unknownPool } from './errors';
import { verifyLogin, type LoginParts } from './login';
import type { IdentityPool } from './pool';

const input = v.object({
  IdentityPoolId: v.string(),
  Logins: v.optional(v.record(v.string(), v.string()), {}),
});

/** GetId: the account's identity, or a new one for a guest. */
export const getId = (pool: Pick<IdentityPool, 'identities'> & LoginParts) =>
  operation(input, async ({ IdentityPoolId, Logins }) => {
    const { definition, identities } = pool;
    if (IdentityPoolId !== definition.id) throw unknownPool(IdentityPoolId);
    const login = await verifyLogin(pool, Logins);
    if (!login && !definition.allowUnauthenticated) throw guestsNotAllowed();
    const identity = await (login ? identities.ofAccount(login.sub) : identities.createGuest());
    return { IdentityId: identity.id };
  });
