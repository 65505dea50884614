import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { assertPool } from '../admin-user';
import { emailFactorUnsupported, noFactorConfigured } from '../errors';
import { poolInput } from '../input';
import type { UserPool } from '../pool';
import { factorNames } from '../state/user';

const input = v.object({
  ...poolInput,
  MfaConfiguration: v.optional(v.picklist(['OFF', 'OPTIONAL', 'ON']), 'OFF'),
  SmsMfaConfiguration: v.optional(v.object({})),
  SoftwareTokenMfaConfiguration: v.optional(v.object({ Enabled: v.optional(v.boolean(), false) })),
  EmailMfaConfiguration: v.optional(v.object({})),
});

/** SetUserPoolMfaConfig: changes the MFA settings of a running pool. They survive restarts. */
export const setUserPoolMfaConfig = (pool: UserPool) =>
  operation(input, async (request) => {
    assertPool(pool, request.UserPoolId);
    if (request.EmailMfaConfiguration) throw emailFactorUnsupported();
    const isOn = {
      SMS_MFA: request.SmsMfaConfiguration !== undefined,
      SOFTWARE_TOKEN_MFA: request.SoftwareTokenMfaConfiguration?.Enabled === true,
    };
    const factors = factorNames.filter((name) => isOn[name]);
    const mode = request.MfaConfiguration;
    if (mode !== 'OFF' && factors.length === 0) throw noFactorConfigured();
    await pool.mfa.write({ mode, factors });
    return { MfaConfiguration: mode };
  });
