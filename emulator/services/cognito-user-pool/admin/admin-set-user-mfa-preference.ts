import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireUser } from '../admin-user';
import { adminUserInput } from '../input';
import { factorSettingsInput, setMfaPreference } from '../mfa/mfa-preference';
import type { UserPool } from '../pool';

const input = v.object({ ...adminUserInput, ...factorSettingsInput });

/** AdminSetUserMFAPreference: turns a user's MFA factors on or off. */
export const adminSetUserMfaPreference = (pool: Pick<UserPool, 'definition' | 'users' | 'mfa'>) =>
  operation(input, async (request) => {
    await setMfaPreference(pool, await requireUser(pool, request), request);
    return {};
  });
