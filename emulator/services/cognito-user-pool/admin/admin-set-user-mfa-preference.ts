import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { namedUser } from '../admin-user';
import { adminUserInput } from '../input';
import { factorSettingsInput, preferFactors } from '../mfa/prefer-factors';
import type { UserPool } from '../pool';

const input = v.object({ ...adminUserInput, ...factorSettingsInput });

/** AdminSetUserMFAPreference: turns an account's second factors on or off. */
export const adminSetUserMfaPreference = (pool: Pick<UserPool, 'definition' | 'users' | 'mfa'>) =>
  operation(input, async (request) => {
    await preferFactors(pool, await namedUser(pool, request), request);
    return {};
  });
