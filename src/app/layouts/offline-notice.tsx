import { Icon } from '@/components/icon';
import { useOnline } from '@/lib/use-online';
import styles from './offline-notice.module.css';

/** Says that there is no connection, for as long as there is none. Its place is there before, so that it is read out. */
export function OfflineNotice() {
  const isOnline = useOnline();
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
