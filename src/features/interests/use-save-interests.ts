import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { changeHome } from '@/data/home';
import { keys } from '@/data/keys';
import { saveProfile } from '@/data/profile';
import { notifyOtherTabs } from '@/data/tabs';
import { useWrite, type WriteCallbacks } from '@/data/use-write';
import type { Category } from '@/domain/category';
import { useAccount } from '@/session/session';

/** Saves what matters to the user, for the next daily tasks on every device (D30). */
export function useSaveInterests(callbacks: WriteCallbacks<void, readonly Category[]>) {
  const { id } = useAccount();
  const client = useQueryClient();
  return useWrite({
    action: 'save interests',
    mutationFn: (interests: readonly Category[]) => saveInterests(client, id, interests),
    ...callbacks,
  });
}

/** The same for an account that is known. Throws a BackendError. */
export async function saveInterests(
  client: QueryClient,
  accountId: string,
  interests: readonly Category[],
): Promise<void> {
  const profile = await saveProfile(accountId, { interests: [...interests] });
  client.setQueryData(keys.profile(accountId), profile);
  changeHome(client, accountId, (home) => ({ ...home, settings: { ...home.settings, interests } }));
  notifyOtherTabs(accountId);
}
