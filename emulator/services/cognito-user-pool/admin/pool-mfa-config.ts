import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { assertPool } from '../admin-user';
import { emailFactorUnsupported, noFactorConfigured } from '../errors';
import { poolInput } from '../input';
import type { UserPool } from '../pool';
import type { MfaSettings } from '../state/mfa-settings';
import { factorNames } from '../state/user';

const input = v.object({
  ...poolInput,
  MfaConfiguration: v.optional(v.picklist(['OFF', 'OPTIONAL', 'ON']), 'OFF'),
  SmsMfaConfiguration: v.optional(v.object({})),
  SoftwareTokenMfaConfiguration: v.optional(v.object({ Enabled: v.optional(v.boolean(), false) })),
  EmailMfaConfiguration: v.optional(v.object({})),
});

/** SetUserPoolMfaConfig: changes the MFA settings of a running pool. They survive restarts. */
export const setUserPoolMfaConfig = (pool: Pick<UserPool, 'definition' | 'mfa'>) =>
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
    return settingsView({ mode, factors });
  });

/** GetUserPoolMfaConfig: returns the pool's MFA settings. */
export const getUserPoolMfaConfig = (pool: Pick<UserPool, 'definition' | 'mfa'>) =>
  operation(v.object(poolInput), async ({ UserPoolId }) => {
    assertPool(pool, UserPoolId);
    return settingsView(await pool.mfa.read());
  });

function settingsView({ mode, factors }: MfaSettings) {
  return {
    MfaConfiguration: mode,
    SoftwareTokenMfaConfiguration: { Enabled: factors.includes('SOFTWARE_TOKEN_MFA') },
    ...(factors.includes('SMS_MFA') ? { SmsMfaConfiguration: {} } : {}),
  };
}
