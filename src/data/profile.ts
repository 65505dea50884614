import type { ProfileDetails } from '@/domain/profile-form';
import { BackendError, isConflict } from '@/lib/errors';
import { present, send } from './client';
import {
  CreateProfileDocument,
  LevelDocument,
  ProfileDetailsDocument,
  SaveProfileDetailsDocument,
  SetLevelDocument,
  TouchDocument,
} from './generated/profile';
import type { ProfileDetailsFragment, UpdateUserProfileInput } from './generated/types';

/** Spec §8, to the letter. */
export const NO_PROFILE = 'No profile found! Please create a profile first.';

/** An account without a profile can be given nothing. */
export class NoProfileError extends Error {
  constructor() {
    super(NO_PROFILE);
    this.name = 'NoProfileError';
  }
}

interface NewAccount {
  readonly id: string;
  readonly email: string;
}

const underway = new Map<string, Promise<void>>();

/** Accounts whose profile was read or written on this page load. */
const found = new Set<string>();

/** Notes that an account's profile exists, so that ensureProfile need not look for it. */
export function profileFound(accountId: string): void {
  found.add(accountId);
}

/**
 * Ensures the account's profile exists, and notes the time of this visit in it (D9, D15).
 *
 * The profile's id is the account's id: when two tabs or devices create it at once, the table refuses
 * the second, which counts as success. Unless the profile was found before, or is known to be `absent`,
 * it is read first: the API would refuse to update what is not there. Calls made while one is under way
 * share it. Throws a BackendError.
 */
export function ensureProfile(
  account: NewAccount,
  now = Date.now(),
  { absent = false } = {},
): Promise<void> {
  const running = underway.get(account.id);
  if (running) return running;
  const visit = new Date(now).toISOString();
  const started = (absent ? create(account, visit) : touchOrCreate(account, visit)).finally(() =>
    underway.delete(account.id),
  );
  underway.set(account.id, started);
  return started;
}

async function touchOrCreate(account: NewAccount, visit: string): Promise<void> {
  if (!found.has(account.id)) {
    const { getUserProfile } = await send(LevelDocument, { id: account.id });
    if (!getUserProfile) return create(account, visit);
  }
  try {
    await send(TouchDocument, { input: { id: account.id, lastlogin: visit } });
  } catch (error) {
    if (!isAbsent(error)) throw error;
    await create(account, visit);
  }
  profileFound(account.id);
}

// The API does not tell a missing row from somebody else's: both are 'Unauthorized'.
function isAbsent(error: unknown): boolean {
  return isConflict(error) || (error instanceof BackendError && error.kind === 'unauthorized');
}

async function create({ id, email }: NewAccount, visit: string): Promise<void> {
  const start = { susscore: 0, level: 0, lastlogin: visit };
  try {
    await send(CreateProfileDocument, { input: { id, profileOwner: id, email, ...start } });
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
  profileFound(id);
}

/** What users may see and change of their profile (spec §2.4). */
export type Profile = ProfileDetailsFragment & ProfileDetails;

/** The profile of an account; null when there is none. Throws a BackendError. */
export async function fetchProfile(id: string): Promise<Profile | null> {
  return (await send(ProfileDetailsDocument, { id })).getUserProfile;
}

/** Saves some fields of a profile; returns it as stored. Throws a BackendError. */
export async function saveProfile(
  id: string,
  changes: Pick<UpdateUserProfileInput, 'email' | 'screenname' | 'state' | 'zip'>,
): Promise<Profile> {
  const input = { id, ...changes };
  return present((await send(SaveProfileDetailsDocument, { input })).updateUserProfile);
}

/** The account's level as stored; null when there is none yet. Throws a BackendError. */
export async function fetchLevel(accountId: string): Promise<number | null> {
  return (await send(LevelDocument, { id: accountId })).getUserProfile?.level ?? null;
}

/** A level to be set over the one that was read. */
export interface LevelChange {
  readonly from: number | null;
  readonly to: number;
  /** The score as of this completion (D15); left as it is when absent. */
  readonly susscore?: number;
}

// A profile saved with an empty level has the attribute, holding nothing.
const NO_LEVEL = {
  or: [{ level: { attributeExists: false } }, { level: { attributeType: '_null' as const } }],
};

/**
 * Sets level and score if the level is still the one that was read (D14). Returns false when it is
 * not. Throws a BackendError.
 */
export async function setLevel(
  accountId: string,
  { from, to, susscore }: LevelChange,
): Promise<boolean> {
  const input = { id: accountId, level: to, susscore };
  const condition = from === null ? NO_LEVEL : { level: { eq: from } };
  try {
    await send(SetLevelDocument, { input, condition });
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}
