import { browserStorage } from '@/lib/storage';

const CHANGED = 'verdure.account-changed';

/** Tells this account's other tabs that its rows in the backend have changed. */
export function notifyOtherTabs(accountId: string): void {
  // Browsers tell other tabs about each write. If storage is blocked or full, a tab refetches when it gets focus.
  browserStorage.write(CHANGED, accountId);
  browserStorage.remove(CHANGED);
}

/** Calls `changed` when another tab has changed this account's rows. Returns an unsubscribe function. */
export function onOtherTabChange(accountId: string, changed: () => void): () => void {
  const stop = new AbortController();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === CHANGED && newValue === accountId) changed();
  };
  addEventListener('storage', onStorage, stop);
  return () => stop.abort();
}
