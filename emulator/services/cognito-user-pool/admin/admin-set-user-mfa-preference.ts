import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { requireUser } from '../admin-user';
import { adminUserInput } from '../input';
import type { UserPool } from '../pool';
import { factorNames } from '../state/user';

const setting = v.optional(
  v.object({
    Enabled: v.optional(v.boolean(), false),
    PreferredMfa: v.optional(v.boolean(), false),
  }),
);

// Codes by email aren't supported.
const input = v.strictObject({
  ...adminUserInput,
  SMSMfaSettings: setting,
  SoftwareTokenMfaSettings: setting,
});

/** AdminSetUserMFAPreference: turns a user's factors on or off. */
export const adminSetUserMfaPreference = (pool: UserPool) =>
  operation(input, async (request) => {
    const { username } = await requireUser(pool, request);
    const wanted = {
      SMS_MFA: request.SMSMfaSettings,
      SOFTWARE_TOKEN_MFA: request.SoftwareTokenMfaSettings,
    };
    await pool.users.update(username, (before) => {
      const factors = factorNames.filter(
        (name) => wanted[name]?.Enabled ?? before.factors.includes(name),
      );
      const preferred =
        factors.find((name) => wanted[name]?.PreferredMfa) ??
        factors.find((name) => !wanted[name] && before.preferredFactor === name);
      return { ...before, factors, preferredFactor: preferred };
    });
    return {};
  });
