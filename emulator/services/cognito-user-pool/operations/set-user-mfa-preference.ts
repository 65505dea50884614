import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { callerOf } from '../caller';
import { accessTokenInput } from '../input';
import { factorSettingsInput, preferFactors } from '../mfa/prefer-factors';
import type { UserPool } from '../pool';

const input = v.object({ AccessToken: accessTokenInput, ...factorSettingsInput });

/** SetUserMFAPreference: turns the caller's second factors on or off. */
export const setUserMfaPreference = (pool: Pick<UserPool, 'inspector' | 'users' | 'mfa'>) =>
  operation(input, async ({ AccessToken, ...wanted }) => {
    const { user } = await callerOf(pool, AccessToken);
    await preferFactors(pool, user, wanted);
    return {};
  });
