import { type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { homeKey } from '@/data/home/use-home';
import { useAccount } from '@/session/session';
import { refreshWhenSettled } from './refresh';
import { onOtherTabsChange } from './tabs';

/** What a member's own doing does not change. */
const UNCHANGING = new Set<unknown>(['picture', 'catalogue']);

/**
 * Keeps what is shown of the account in agreement with its other tabs, which say what they change, and
 * with its other devices: their changes are looked for whenever the page is looked at again.
 */
export function useLiveAccount(): void {
  const { id } = useAccount();
  const client = useQueryClient();

  useEffect(() => {
    const own: QueryFilters = {
      queryKey: [id],
      predicate: ({ queryKey }) => !UNCHANGING.has(queryKey[1]),
    };
    return onOtherTabsChange(id, () => refreshWhenSettled(client, own));
  }, [client, id]);

  useEffect(() => {
    const stop = new AbortController();
    const look = () => {
      if (document.visibilityState === 'visible') {
        refreshWhenSettled(client, { queryKey: homeKey(id) });
      }
    };
    // A window beside another one is always visible, and only gets the focus.
    addEventListener('focus', look, stop);
    document.addEventListener('visibilitychange', look, stop);
    return () => stop.abort();
  }, [client, id]);
}
