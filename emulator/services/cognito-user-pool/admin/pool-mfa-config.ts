import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { assertPool } from '../admin-user';
import { poolInput } from '../input';
import type { UserPool } from '../pool';
import { factorNames } from '../state/user';

// Codes by email aren't supported.
const input = v.strictObject({
  ...poolInput,
  MfaConfiguration: v.optional(v.picklist(['OFF', 'OPTIONAL', 'ON']), 'OFF'),
  SmsMfaConfiguration: v.optional(v.object({})),
  SoftwareTokenMfaConfiguration: v.optional(v.object({ Enabled: v.optional(v.boolean(), false) })),
});

/** SetUserPoolMfaConfig: changes the MFA settings of a running pool. They survive restarts. */
export const setUserPoolMfaConfig = (pool: UserPool) =>
  operation(input, async (request) => {
    assertPool(pool, request.UserPoolId);
    const isOn = {
      SMS_MFA: request.SmsMfaConfiguration !== undefined,
      SOFTWARE_TOKEN_MFA: request.SoftwareTokenMfaConfiguration?.Enabled === true,
    };
    const factors = factorNames.filter((name) => isOn[name]);
    const mode = request.MfaConfiguration;
    await pool.mfa.write({ mode, factors });
    return { MfaConfiguration: mode };
  });
