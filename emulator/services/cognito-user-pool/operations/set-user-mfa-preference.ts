import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { authenticateCaller } from '../caller';
import { accessTokenInput } from '../input';
import { factorSettingsInput, setMfaPreference } from '../mfa/mfa-preference';
import type { UserPool } from '../pool';

const input = v.object({ AccessToken: accessTokenInput, ...factorSettingsInput });

/** SetUserMFAPreference: turns the caller's MFA factors on or off. */
export const setUserMfaPreference = (pool: Pick<UserPool, 'inspector' | 'users' | 'mfa'>) =>
  operation(input, async ({ AccessToken, ...preference }) => {
    const { user } = await authenticateCaller(pool, AccessToken);
    await setMfaPreference(pool, user, preference);
    return {};
  });
