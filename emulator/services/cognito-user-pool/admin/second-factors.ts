import * as v from 'valibot';
import { operation, type Operation } from '../../../core/aws-json';
import { assertPool, requireUser } from '../admin-user';
import { adminUserInput, poolInput } from '../input';
import type { UserPool } from '../pool';
import { factorNames } from '../state/user';

const setting = v.optional(
  v.object({
    Enabled: v.optional(v.boolean(), false),
    PreferredMfa: v.optional(v.boolean(), false),
  }),
);

// Both are strict, since codes by email aren't supported.
const preference = v.strictObject({
  ...adminUserInput,
  SMSMfaSettings: setting,
  SoftwareTokenMfaSettings: setting,
});
const configuration = v.strictObject({
  ...poolInput,
  MfaConfiguration: v.optional(v.picklist(['OFF', 'OPTIONAL', 'ON']), 'OFF'),
  SmsMfaConfiguration: v.optional(v.object({})),
  SoftwareTokenMfaConfiguration: v.optional(v.object({ Enabled: v.optional(v.boolean(), false) })),
});

/** An administrator's operations on second factors. */
export const secondFactorOperations = (pool: UserPool): Record<string, Operation> => ({
  /** Turns a user's factors on or off. */
  AdminSetUserMFAPreference: operation(preference, async (request) => {
    const { username } = await requireUser(pool, request);
    const settings = {
      SMS_MFA: request.SMSMfaSettings,
      SOFTWARE_TOKEN_MFA: request.SoftwareTokenMfaSettings,
    };
    await pool.users.update(username, (before) => {
      const factors = factorNames.filter(
        (name) => settings[name]?.Enabled ?? before.factors.includes(name),
      );
      const preferred =
        factors.find((name) => settings[name]?.PreferredMfa) ??
        factors.find((name) => !settings[name] && before.preferredFactor === name);
      return { ...before, factors, preferredFactor: preferred };
    });
    return {};
  }),

  /** Changes the settings of a running pool. They survive restarts. */
  SetUserPoolMfaConfig: operation(configuration, async (request) => {
    assertPool(pool, request.UserPoolId);
    const isOn = {
      SMS_MFA: request.SmsMfaConfiguration !== undefined,
      SOFTWARE_TOKEN_MFA: request.SoftwareTokenMfaConfiguration?.Enabled === true,
    };
    const factors = factorNames.filter((name) => isOn[name]);
    const mode = request.MfaConfiguration;
    await pool.mfa.write({ mode, factors });
    return { MfaConfiguration: mode };
  }),
});
