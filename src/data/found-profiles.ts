import { BackendError } from '@/lib/errors';
import { importOrReload } from '@/lib/import-or-reload';

/** Spec §8, verbatim. */
const NO_PROFILE = 'No profile found! Please create a profile first.';

/** Thrown when an operation needs a profile and the account has none (spec §8). */
export class NoProfileError extends BackendError {
  constructor() {
    super('internal', NO_PROFILE);
    this.name = 'NoProfileError';
  }
}

/** Whether each account's profile exists, by what was last read or written on this page load. */
const known = new Map<string, boolean>();

/** Notes whether an account's profile exists, so that ensureProfile need not look for it. */
export function noteProfile(accountId: string, exists: boolean): void {
  known.set(accountId, exists);
}

/** Whether an account's profile exists; undefined if this page load hasn't read or written it. */
export function isProfileKnown(accountId: string): boolean | undefined {
  return known.get(accountId);
}

/** Loads the code that creates and updates profiles, which most visits don't need. */
export const loadProfileCode = () => importOrReload(() => import('./profile'));
