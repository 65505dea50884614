import type { User } from '../state/user';

/** An account's second factors on the wire; nothing when it has none. */
export function factorView({ factors, preferredFactor }: User) {
  if (factors.length === 0) return {};
  return {
    UserMFASettingList: factors,
    ...(preferredFactor === undefined ? {} : { PreferredMfaSetting: preferredFactor }),
  };
}
