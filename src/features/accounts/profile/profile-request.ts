import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import * as v from 'valibot';
import '@/session/amplify';
import type { ProfileDetails } from '@/domain/profile-form';
import { BackendError } from '@/lib/errors';
import { postDocument } from '@/data/graphql';
import { ensureProfile } from '@/data/profile-request';
import type { Account } from '@/session/session';

const READ = /* GraphQL */ `
  query ProfileDetails($id: ID!) {
    getUserProfile(id: $id) {
      email
      screenname
      state
      zip
    }
  }
`;

const SAVE = /* GraphQL */ `
  mutation SaveProfileDetails($input: UpdateUserProfileInput!) {
    updateUserProfile(input: $input) {
      email
      screenname
      state
      zip
    }
  }
`;

const text = v.optional(v.nullable(v.string()), null);
const Details = v.object({
  email: text,
  screenname: text,
  state: text,
  zip: v.optional(v.nullable(v.number()), null),
});
const Found = v.object({ getUserProfile: v.nullable(Details) });
const Saved = v.object({ updateUserProfile: Details });

/** What a user may see and change of their profile (spec §2.4). */
export interface Profile extends ProfileDetails {
  readonly email: string | null;
}

/**
 * The account's profile; on a first visit it is made first (D9), and its email follows the account's.
 * Throws a BackendError, that of spec §8 when there is none even so.
 */
export async function readProfile(account: Account): Promise<Profile> {
  const found = (await find(account)) ?? (await ensureProfile(account), await find(account));
  if (!found) {
    throw new BackendError('internal', 'No profile found! Please create a profile first.');
  }
  const email = await changedEmail(found.email);
  return email ? saveEmail(account.id, email) : found;
}

// The account's email where the profile has another. It is asked for anew before it is believed: this
// session's tokens may be older than a change on another device.
async function changedEmail(known: string | null): Promise<string | undefined> {
  if ((await tokenEmail(false)) === known) return undefined;
  const email = await tokenEmail(true);
  return email === known ? undefined : email;
}

async function tokenEmail(forceRefresh: boolean): Promise<string | undefined> {
  const tokens = await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh });
  const email = tokens?.idToken?.payload['email'];
  return typeof email === 'string' ? email : undefined;
}

async function saveEmail(id: string, email: string): Promise<Profile> {
  return (await postDocument(SAVE, { input: { id, email } }, Saved)).updateUserProfile;
}

async function find({ id }: Account): Promise<Profile | null> {
  return (await postDocument(READ, { id }, Found)).getUserProfile;
}

/** Saves the three fields, empty ones as null, and gives the profile as stored. Throws a BackendError. */
export async function saveProfile(id: string, details: ProfileDetails): Promise<Profile> {
  const { screenname, state, zip } = details;
  const answer = await postDocument(SAVE, { input: { id, screenname, state, zip } }, Saved);
  return answer.updateUserProfile;
}
