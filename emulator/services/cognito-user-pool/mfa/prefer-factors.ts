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

/** The members that SetUserMFAPreference and its administrator's form share. */
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

/** Turns an account's second factors on or off. Throws when one is not set up. */
export async function preferFactors(
  pool: Pick<UserPool, 'users' | 'mfa'>,
  user: User,
  wanted: FactorSettings,
): Promise<void> {
  if (wanted.EmailMfaSettings?.Enabled) throw emailFactorUnsupported();
  const settings: Record<Factor, Setting> = {
    SMS_MFA: wanted.SMSMfaSettings,
    SOFTWARE_TOKEN_MFA: wanted.SoftwareTokenMfaSettings,
  };
  const preferred = factorNames.filter((name) => settings[name]?.PreferredMfa);
  if (preferred.length > 1) throw twoPreferredFactors();
  const ofPool = await pool.mfa.read();
  await pool.users.change(user.username, (before) => {
    for (const name of factorNames) if (settings[name]?.Enabled) assertUsable(ofPool, before, name);
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
  const kept = before !== undefined && settings[before] === undefined ? before : undefined;
  const preferred = factorNames.find((name) => settings[name]?.PreferredMfa) ?? kept;
  const counts = preferred !== undefined && factors.includes(preferred);
  return { ...rest, factors, ...(counts ? { preferredFactor: preferred } : {}) };
}
