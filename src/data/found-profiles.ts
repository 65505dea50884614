import { BackendError } from '@/lib/errors';
import { importOrReload } from '@/lib/import-or-reload';

/** Spec §8, to the letter. */
const NO_PROFILE = 'No profile found! Please create a profile first.';

/** Thrown when an operation needs a profile and the account has none (spec §8). */
export class NoProfileError extends BackendError {
  constructor() {
    super('internal', NO_PROFILE);
    this.name = 'NoProfileError';
  }
}

/** Accounts whose profile was read or written on this page load. */
const found = new Set<string>();

/** Notes that an account's profile exists, so that ensureProfile need not look for it. */
export function profileFound(accountId: string): void {
  found.add(accountId);
}

/** Whether an account's profile was read or written on this page load. */
export function isProfileFound(accountId: string): boolean {
  return found.has(accountId);
}

/** Loads the code that creates and updates profiles, which most visits don't need. */
export const loadProfileCode = () => importOrReload(() => import('./profile'));
