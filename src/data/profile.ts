import { memberText, newMember } from '@/domain/member-text';
import type { ProfileDetails } from '@/domain/profile-form';
import { BackendError, isConflict } from '@/lib/errors';
import { requireValue, send } from './client';
import { isProfileKnown, noteProfile } from './found-profiles';
import {
  CreateProfileDocument,
  ProfileDetailsDocument,
  SaveProfileDetailsDocument,
  TouchDocument,
} from './generated/profile';
import type { ProfileDetailsFragment, UpdateUserProfileInput } from './generated/types';

/** An account whose profile may be missing. */
export interface NewAccount {
  readonly id: string;
  readonly email: string;
}

const pending = new Map<string, Promise<void>>();

/**
 * Ensures the account's profile exists and records the time of this visit (D9, D15).
 *
 * The profile's ID is the account's ID: if two tabs or devices create it at once, the table refuses the
 * second, which counts as success. Unless this page load knows whether there is one (found-profiles.ts), it is read
 * first, since the API refuses to update a missing row. Concurrent calls share one request. Throws a
 * BackendError.
 */
export function ensureProfile(account: NewAccount, now = Date.now()): Promise<void> {
  const running = pending.get(account.id);
  if (running) return running;
  const visit = new Date(now).toISOString();
  const started = touchOrCreate(account, visit).finally(() => pending.delete(account.id));
  pending.set(account.id, started);
  return started;
}

async function touchOrCreate(account: NewAccount, visit: string): Promise<void> {
  const exists = isProfileKnown(account.id) ?? (await fetchProfile(account.id)) !== null;
  if (!exists) return create(account, visit);
  try {
    await send(TouchDocument, { input: { id: account.id, lastlogin: visit } });
  } catch (error) {
    if (!isMissing(error)) throw error;
    await create(account, visit);
  }
  noteProfile(account.id, true);
}

// The API returns 'Unauthorized' for a missing row as it does for another account's.
function isMissing(error: unknown): boolean {
  return isConflict(error) || (error instanceof BackendError && error.kind === 'unauthorized');
}

async function create({ id, email }: NewAccount, visit: string): Promise<void> {
  const now = Date.parse(visit);
  const memberState = memberText(newMember(0, now), now);
  const start = { susscore: 0, level: 0, memberState, lastlogin: visit };
  try {
    await send(CreateProfileDocument, { input: { id, profileOwner: id, email, ...start } });
  } catch (error) {
    if (!isConflict(error)) throw error;
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
