import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { storedHome } from '@/data/home';
import { keys } from '@/data/keys';
import { useAccount } from '@/session/session';
import { chosenUnits, keepUnits } from './keep-units';

/** Shows amounts in the units of the account's profile, once a page has read its home (D69). */
export function useStoredUnits(): void {
  const { id } = useAccount();
  const client = useQueryClient();
  useEffect(() => {
    const queryKey = keys.home(id);
    const queryHash = hashKey(queryKey);
    let kept: string | null | undefined | false = false;
    const keep = () => {
      const home = storedHome(client, id);
      // A snapshot, or what another tab has changed meanwhile, may be older than the choice on this device.
      if (!home || home.isSnapshot || client.getQueryState(queryKey)?.isInvalidated) return;
      if (home.settings.units === kept) return;
      kept = home.settings.units;
      keepUnits(chosenUnits(kept));
    };
    keep();
    // An observer would keep the home from being read again where no page shows it.
    return client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryHash === queryHash) keep();
    });
  }, [client, id]);
}
