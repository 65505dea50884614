import type { ProfileDetails } from '@/domain/profile-form';
import { isRemembered, remember } from '@/lib/account-cache';
import { BackendError, isConflict, NoProfileError } from '@/lib/errors';
import { sessionStore } from '@/session/store';
import { send } from './client';
import { CreateProfileDocument, ProfileDetailsDocument } from './generated/profile';
import type { ProfileDetailsFragment } from './generated/types';

/** Only closing the account removes its profile, so a browser needs to check only once. */
const FOUND = 'profile';

function noteProfile(accountId: string): void {
  if (!isRemembered(accountId, FOUND)) remember(accountId, FOUND, true);
}

/**
 * Ensures that the account's profile exists (D9). This browser remembers the result until sign-out. If a later page
 * finds no profile, it creates one. Throws a BackendError.
 */
export async function ensureProfile(accountId: string): Promise<void> {
  if (isRemembered(accountId, FOUND)) return;
  if (await fetchProfile(accountId)) noteProfile(accountId);
  else await createProfile(accountId);
}

const creating = new Map<string, Promise<void>>();

/**
 * Creates the signed-in account's profile (D9), under the account's ID. If two tabs or devices create it at once, the
 * table refuses the second, which counts as success. Concurrent calls share one request. Throws a BackendError.
 */
export function createProfile(id: string): Promise<void> {
  const running = creating.get(id) ?? create(id).finally(() => creating.delete(id));
  creating.set(id, running);
  return running;
}

async function create(id: string): Promise<void> {
  const session = sessionStore.getSession();
  if (session.status !== 'authenticated' || session.account.id !== id) {
    throw new BackendError('unauthorized');
  }
  const { email } = session.account;
  try {
    await send(CreateProfileDocument, { input: { id, profileOwner: id, email } });
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
  noteProfile(id);
}

/** How many times a new profile is read, since the first read may miss it. */
const READS = 3;
const BETWEEN_READS_MS = 500;

/**
 * Returns the result of `read`. If the account has no profile, creates it first (D9). Throws a BackendError, or a
 * NoProfileError if there is still none (spec §8).
 */
export async function withProfile<Read>(
  accountId: string,
  read: () => Promise<Read>,
): Promise<Read> {
  for (let reads = 0; ; reads++) {
    try {
      const found = await read();
      noteProfile(accountId);
      return found;
    } catch (error) {
      if (!(error instanceof NoProfileError) || reads === READS) throw error;
      if (reads === 0) await createProfile(accountId);
      else await new Promise((resolve) => setTimeout(resolve, BETWEEN_READS_MS));
    }
  }
}

/** The profile fields that users can see and change (spec §2.4). */
export type Profile = ProfileDetailsFragment & ProfileDetails;

/** Returns an account's profile; null if there is none. Throws a BackendError. */
export async function fetchProfile(id: string): Promise<Profile | null> {
  return (await send(ProfileDetailsDocument, { id })).getUserProfile;
}
