import { Icon } from '@/components/icon';
import { useOnline } from '@/lib/use-online';
import styles from './offline-notice.module.css';

/** Tells the user that they are offline. The live region is always present, so that screen readers announce it. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div aria-live="polite">
      {!isOnline && (
        <p className={styles.notice}>
          <Icon name="warning" />
          You’re offline. You’re seeing the last saved version; you can make changes once you’re
          back online.
        </p>
      )}
    </div>
  );
}
