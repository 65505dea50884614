import { instantOf } from '@/domain/instant';
import type { ProfileDetails } from '@/domain/profile-form';
import { now } from '@/lib/clock';
import { isConflict } from '@/lib/errors';
import { requireValue, send } from './client';
import { isProfileKnown, noteProfile } from './found-profiles';
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
