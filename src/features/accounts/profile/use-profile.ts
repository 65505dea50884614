import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProfileDetails } from '@/domain/profile-form';
import { keys } from '@/data/keys';
import { saveProfile } from '@/data/profile';
import { useAccount } from '@/session/session';
import { readProfile } from './read-profile';

/** The signed-in account's profile. */
export function useProfile() {
  const account = useAccount();
  return useQuery({ queryKey: keys.profile(account.id), queryFn: () => readProfile(account) });
}

/** Saves the profile's fields; what is shown of them anywhere follows. */
export function useSaveProfile() {
  const { id } = useAccount();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ screenname, state, zip }: ProfileDetails) =>
      saveProfile(id, { screenname, state, zip }),
    onSuccess: (profile) => client.setQueryData(keys.profile(id), profile),
  });
}
