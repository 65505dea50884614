import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '@/session/session';
import { changedByMember, keys } from './keys';
import { onOtherTabChange } from './tabs';

/**
 * Keeps the account's data in sync with its other tabs and devices. Tabs tell each other about each change; changes on
 * other devices are fetched when the user returns to the page.
 */
export function useLiveAccount(): void {
  const { id } = useAccount();
  const client = useQueryClient();

  useEffect(() => {
    return onOtherTabChange(id, () => void client.invalidateQueries(changedByMember(id)));
  }, [client, id]);

  useEffect(() => {
    const stop = new AbortController();
    const onReturn = () => {
      if (document.visibilityState === 'visible') {
        // A request in progress, such as the one a page sends when it opens, is recent enough.
        void client.invalidateQueries({ queryKey: keys.home(id) }, { cancelRefetch: false });
      }
    };
    // A window beside another one stays visible, so returning to it only gives it focus.
    addEventListener('focus', onReturn, stop);
    document.addEventListener('visibilitychange', onReturn, stop);
    return () => stop.abort();
  }, [client, id]);
}
