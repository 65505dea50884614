import { useQuery, useQueryClient } from '@tanstack/react-query';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { keys } from '@/data/keys';
import { NO_PROFILE } from '@/data/found-profiles';
import { ensureProfile, fetchProfile, type Profile, saveProfile } from '@/data/profile';
import { useWrite, type WriteCallbacks } from '@/data/use-write';
import type { ProfileDetails } from '@/domain/profile-form';
import { BackendError } from '@/lib/errors';
import '@/session/amplify';
import { type Account, useAccount } from '@/session/session';

/** The signed-in account's profile. */
export function useProfile() {
  const account = useAccount();
  return useQuery({ queryKey: keys.profile(account.id), queryFn: () => readProfile(account) });
}

/** Saves the profile's fields, updates the cached profile, then runs `next`. */
export function useSaveProfile(
  callbacks: WriteCallbacks<void, ProfileDetails>,
  next?: () => Promise<void>,
) {
  const { id } = useAccount();
  const client = useQueryClient();
  return useWrite({
    action: 'save profile',
    mutationFn: async ({ screenname, state, zip }: ProfileDetails) => {
      client.setQueryData(keys.profile(id), await saveProfile(id, { screenname, state, zip }));
      await next?.();
    },
    ...callbacks,
  });
}

/**
 * The account's profile. A first visit creates it (D9), and its email follows the account's. Throws a
 * BackendError, with the message of spec §8 when the profile still does not exist.
 */
async function readProfile(account: Account): Promise<Profile> {
  const { id } = account;
  const found =
    (await fetchProfile(id)) ??
    (await ensureProfile(account, Date.now(), { absent: true }), await fetchProfile(id));
  if (!found) throw new BackendError('internal', NO_PROFILE);
  const email = await changedEmail(found.email);
  return email ? saveProfile(id, { email }) : found;
}

// The account's email, if the profile's differs. Tokens are refreshed before the two are compared again,
// since this session's may be older than a change on another device.
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
