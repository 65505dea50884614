import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/icon';
import styles from './offline-notice.module.css';

/** Says that there is no connection, for as long as there is none. Its place is there before, so that it is read out. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div aria-live="polite">
      {!isOnline && (
        <p className={styles.notice}>
          <Icon name="warning" />
          You are offline. You see what was last loaded; changes can be made when you are back.
        </p>
      )}
    </div>
  );
}

function followConnection(changed: () => void): () => void {
  const stop = new AbortController();
  addEventListener('online', changed, stop);
  addEventListener('offline', changed, stop);
  return () => stop.abort();
}
