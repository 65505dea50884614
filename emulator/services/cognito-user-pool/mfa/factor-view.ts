import type { User } from '../state/user';

/** Returns a user's MFA settings in Cognito's format, or nothing without a factor. */
export function factorView({ factors, preferredFactor }: User) {
  if (factors.length === 0) return {};
  return {
    UserMFASettingList: factors,
    ...(preferredFactor === undefined ? {} : { PreferredMfaSetting: preferredFactor }),
  };
}
