import { instantOf } from '@/domain/instant';
import type { ProfileDetails } from '@/domain/profile-form';
import { now } from '@/lib/clock';
import { BackendError, isConflict } from '@/lib/errors';
import { requireValue, send } from './client';
import {
  CreateProfileDocument,
  ProfileDetailsDocument,
  SaveProfileDetailsDocument,
} from './generated/profile';
import type { ProfileDetailsFragment, UpdateUserProfileInput } from './generated/types';

/** An account whose profile may be missing. */
export interface NewAccount {
  readonly id: string;
  readonly email: string;
}

/** Spec §8, verbatim. */
const NO_PROFILE = 'No profile found! Please create a profile first.';

/** Thrown when an operation needs a profile and the account has none (spec §8). */
export class NoProfileError extends BackendError {
  constructor() {
    super('internal', undefined, NO_PROFILE);
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

const pending = new Map<string, Promise<void>>();

/**
 * Ensures that the account's profile exists (D9): its ID is the account's ID, so if two tabs or devices create it at once,
 * the table refuses the second, which counts as success. Concurrent calls share one request. Throws a BackendError.
 */
export function ensureProfile(account: NewAccount): Promise<void> {
  const running = pending.get(account.id);
  if (running) return running;
  const started = createIfMissing(account).finally(() => pending.delete(account.id));
  pending.set(account.id, started);
  return started;
}

async function createIfMissing({ id, email }: NewAccount): Promise<void> {
  const exists = isProfileKnown(id) ?? (await fetchProfile(id)) !== null;
  if (!exists) {
    const start = { susscore: 0, level: 0, lastlogin: instantOf(now()) };
    try {
      await send(CreateProfileDocument, { input: { id, profileOwner: id, email, ...start } });
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  }
  noteProfile(id, true);
}

/** The profile fields that users can see and change (spec §2.4). */
export type Profile = ProfileDetailsFragment & ProfileDetails;

/** Returns an account's profile; null if there is none. Throws a BackendError. */
export async function fetchProfile(id: string): Promise<Profile | null> {
  return (await send(ProfileDetailsDocument, { id })).getUserProfile;
}

/** Updates fields of a profile. Returns the profile as stored. Throws a BackendError. */
export async function saveProfile(
  id: string,
  changes: Pick<
    UpdateUserProfileInput,
    'email' | 'screenname' | 'state' | 'zip' | 'interests' | 'units' | 'away'
  >,
): Promise<Profile> {
  const input = { id, ...changes };
  return requireValue((await send(SaveProfileDetailsDocument, { input })).updateUserProfile);
}
