import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/icon';
import { MINUTE_MS } from '@/domain/instant';
import { ageText } from '@/domain/age-text';
import { useNow } from '@/lib/use-now';
import { useOnline } from '@/lib/use-online';
import { shownData } from './shown-data';
import styles from './offline-notice.module.css';

/** Tells the user that they are offline, and how old the data on the page is, if it shows any. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div className={isOnline ? undefined : styles.notice}>
      {!isOnline && <Icon name="warning" />}
      <p>
        {/* Always present, so that screen readers announce it; the age, which changes each minute, is outside. */}
        <span aria-live="polite">
          {!isOnline && 'You’re offline. You can make changes once you’re back online.'}
        </span>
        {!isOnline && <Age />}
      </p>
    </div>
  );
}

function Age() {
  const loadedAt = useSyncExternalStore(shownData.subscribe, shownData.getTime);
  const now = useNow(MINUTE_MS);
  return loadedAt !== undefined && ` This page was last updated ${ageText(now - loadedAt)}.`;
}
