import { useQueryClient } from '@tanstack/react-query';
import { changeHome } from '@/data/home';
import { keys } from '@/data/keys';
import { saveProfile } from '@/data/profile';
import { notifyOtherTabs } from '@/data/tabs';
import { useWrite } from '@/data/use-write';
import type { Units } from '@/domain/impact/units';
import { keepUnits } from '@/features/units/keep-units';
import { useAccount } from '@/session/session';

/** Saves the units of amounts in the profile, then shows them on this device (D69). */
export function useSaveUnits() {
  const { id } = useAccount();
  const client = useQueryClient();
  return useWrite({
    action: 'save units',
    mutationFn: async (chosen: Units | undefined) => {
      const units = chosen ?? null;
      const profile = await saveProfile(id, { units });
      client.setQueryData(keys.profile(id), profile);
      changeHome(client, id, (home) => ({ ...home, settings: { ...home.settings, units } }));
      keepUnits(chosen);
      notifyOtherTabs(id);
    },
  });
}
