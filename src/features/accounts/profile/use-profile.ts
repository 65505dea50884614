import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProfileDetails } from '@/domain/profile-form';
import { profileKey } from '@/data/profile-request';
import { useAccount } from '@/session/session';
import { readProfile, saveProfile } from './profile-request';

/** The signed-in account's profile. */
export function useProfile() {
  const account = useAccount();
  return useQuery({ queryKey: profileKey(account.id), queryFn: () => readProfile(account) });
}

/** Saves the profile's fields; what is shown of them anywhere follows. */
export function useSaveProfile() {
  const { id } = useAccount();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (details: ProfileDetails) => saveProfile(id, details),
    onSuccess: (profile) => client.setQueryData(profileKey(id), profile),
  });
}
