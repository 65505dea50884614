import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '@/session/session';
import { changedByMember, keys } from './keys';
import { onOtherTabChange } from './tabs';

/**
 * Keeps the account's data in sync with its other tabs and devices. Tabs tell each other of each change; changes on
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
        // A pending request, such as the one a page sends when it opens, is recent enough.
        void client.invalidateQueries({ queryKey: keys.home(id) }, { cancelRefetch: false });
      }
    };
    // A window next to another one stays visible, and only receives the focus.
    addEventListener('focus', onReturn, stop);
    document.addEventListener('visibilitychange', onReturn, stop);
    return () => stop.abort();
  }, [client, id]);
}
