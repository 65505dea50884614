import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireUser } from '../admin-user';
import { emailFactorUnsupported, factorDisabled, factorNotSetUp } from '../errors';
import { adminUserInput } from '../input';
import type { UserPool } from '../pool';
import type { MfaSettings } from '../state/mfa-settings';
import { factorNames, type Factor, type User } from '../state/user';

const setting = v.optional(
  v.object({
    Enabled: v.optional(v.boolean(), false),
    PreferredMfa: v.optional(v.boolean(), false),
  }),
);

const input = v.object({
  ...adminUserInput,
  SMSMfaSettings: setting,
  SoftwareTokenMfaSettings: setting,
  EmailMfaSettings: setting,
});

/** AdminSetUserMFAPreference: turns a user's factors on or off. Throws InvalidParameterException if one is not set up. */
export const adminSetUserMfaPreference = (pool: UserPool) =>
  operation(input, async (request) => {
    const { username } = await requireUser(pool, request);
    if (request.EmailMfaSettings?.Enabled) throw emailFactorUnsupported();
    const wanted = {
      SMS_MFA: request.SMSMfaSettings,
      SOFTWARE_TOKEN_MFA: request.SoftwareTokenMfaSettings,
    };
    const settings = await pool.mfa.read();
    await pool.users.update(username, (before) => {
      const factors = factorNames.filter(
        (name) => wanted[name]?.Enabled ?? before.factors.includes(name),
      );
      for (const name of factors) if (wanted[name]) assertUsable(settings, before, name);
      const preferred =
        factors.find((name) => wanted[name]?.PreferredMfa) ??
        factors.find((name) => !wanted[name] && before.preferredFactor === name);
      return { ...before, factors, preferredFactor: preferred };
    });
    return {};
  });

function assertUsable(settings: MfaSettings, user: User, factor: Factor): void {
  if (!settings.factors.includes(factor)) throw factorDisabled(factor);
  const isSetUp =
    factor === 'SMS_MFA'
      ? user.attributes['phone_number'] !== undefined
      : user.softwareToken !== undefined;
  if (!isSetUp) throw factorNotSetUp(factor);
}
