import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '@/session/session';
import { changedByMember, keys } from './keys';
import { refreshWhenSettled } from './refresh';
import { onOtherTabChange } from './tabs';

/**
 * Keeps what is shown of the account in agreement with its other tabs, which say what they change, and
 * with its other devices: their changes are looked for whenever the page is looked at again.
 */
export function useLiveAccount(): void {
  const { id } = useAccount();
  const client = useQueryClient();

  useEffect(() => {
    return onOtherTabChange(id, () => refreshWhenSettled(client, changedByMember(id)));
  }, [client, id]);

  useEffect(() => {
    const stop = new AbortController();
    const look = () => {
      if (document.visibilityState === 'visible') {
        // A request under way, as a page sends when it opens, is new enough.
        refreshWhenSettled(client, { queryKey: keys.home(id) }, { cancelRefetch: false });
      }
    };
    // A window beside another one is always visible, and only gets the focus.
    addEventListener('focus', look, stop);
    document.addEventListener('visibilitychange', look, stop);
    return () => stop.abort();
  }, [client, id]);
}
