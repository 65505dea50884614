import * as v from 'valibot';
import {
  emailFactorUnsupported,
  factorDisabled,
  factorNotSetUp,
  twoPreferredFactors,
} from '../errors';
import type { UserPool } from '../pool';
import type { MfaSettings } from '../state/mfa-settings';
import { factorNames, type Factor, type User } from '../state/user';

const setting = v.optional(
  v.object({
    Enabled: v.optional(v.boolean(), false),
    PreferredMfa: v.optional(v.boolean(), false),
  }),
);

/** The input members that SetUserMFAPreference and AdminSetUserMFAPreference share. */
export const factorSettingsInput = {
  SMSMfaSettings: setting,
  SoftwareTokenMfaSettings: setting,
  EmailMfaSettings: setting,
};

type Setting = v.InferOutput<typeof setting>;

export interface FactorSettings {
  SMSMfaSettings?: Setting;
  SoftwareTokenMfaSettings?: Setting;
  EmailMfaSettings?: Setting;
}

/** Turns a user's MFA factors on or off. Throws InvalidParameterException if one is not set up. */
export async function setMfaPreference(
  pool: Pick<UserPool, 'users' | 'mfa'>,
  user: User,
  preference: FactorSettings,
): Promise<void> {
  if (preference.EmailMfaSettings?.Enabled) throw emailFactorUnsupported();
  const settings: Record<Factor, Setting> = {
    SMS_MFA: preference.SMSMfaSettings,
    SOFTWARE_TOKEN_MFA: preference.SoftwareTokenMfaSettings,
  };
  const preferred = factorNames.filter((name) => settings[name]?.PreferredMfa);
  if (preferred.length > 1) throw twoPreferredFactors();
  const poolSettings = await pool.mfa.read();
  await pool.users.update(user.username, (before) => {
    for (const name of factorNames)
      if (settings[name]?.Enabled) assertUsable(poolSettings, before, name);
    return withFactors(before, settings);
  });
}

function assertUsable(settings: MfaSettings, user: User, factor: Factor): void {
  if (!settings.factors.includes(factor)) throw factorDisabled(factor);
  const isSetUp =
    factor === 'SMS_MFA'
      ? user.attributes['phone_number'] !== undefined
      : user.softwareToken !== undefined;
  if (!isSetUp) throw factorNotSetUp(factor);
}

function withFactors(user: User, settings: Record<Factor, Setting>): User {
  const factors = factorNames.filter(
    (name) => settings[name]?.Enabled ?? user.factors.includes(name),
  );
  const { preferredFactor: before, ...rest } = user;
  const unchanged = before !== undefined && settings[before] === undefined ? before : undefined;
  const preferred = factorNames.find((name) => settings[name]?.PreferredMfa) ?? unchanged;
  const counts = preferred !== undefined && factors.includes(preferred);
  return { ...rest, factors, ...(counts ? { preferredFactor: preferred } : {}) };
}
