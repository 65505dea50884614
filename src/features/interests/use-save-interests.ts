import { useQueryClient } from '@tanstack/react-query';
import { changeHome, writeHome } from '@/data/home';
import { keys } from '@/data/keys';
import { saveProfile } from '@/data/profile';
import { useWrite, type WriteCallbacks } from '@/data/use-write';
import type { Category } from '@/domain/category';
import { useAccount } from '@/session/session';

/** Saves what matters to the user, for the next daily tasks on every device (D30). */
export function useSaveInterests(callbacks: WriteCallbacks<void, readonly Category[]>) {
  const { id } = useAccount();
  const client = useQueryClient();
  const save = async (interests: readonly Category[]) => {
    client.setQueryData(keys.profile(id), await saveProfile(id, { interests: [...interests] }));
    changeHome(client, id, (home) => ({ ...home, profile: { ...home.profile, interests } }));
  };
  return useWrite({
    action: 'save interests',
    mutationFn: (interests: readonly Category[]) => writeHome(id, () => save(interests)),
    ...callbacks,
  });
}
