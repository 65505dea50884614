import { useQueryClient } from '@tanstack/react-query';
import { changeHome } from '@/data/home';
import { keys } from '@/data/keys';
import { saveProfile } from '@/data/profile';
import { notifyOtherTabs } from '@/data/tabs';
import { useWrite, type WriteCallbacks } from '@/data/use-write';
import { useAccount } from '@/session/session';

/** Saves when the member is away in the profile, then shows it on this device (D110). Takes the text to store. */
export function useSaveAway(callbacks: WriteCallbacks<void, string> = {}) {
  const { id } = useAccount();
  const client = useQueryClient();
  return useWrite({
    action: 'save away',
    mutationFn: async (away: string) => {
      client.setQueryData(keys.profile(id), await saveProfile(id, { away }));
      changeHome(client, id, (home) => ({ ...home, settings: { ...home.settings, away } }));
      notifyOtherTabs(id);
    },
    ...callbacks,
  });
}
