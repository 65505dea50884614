import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '@/components/icon';
import { shownData } from '@/data/shown-data';
import { ageText } from '@/domain/age-text';
import { MINUTE_MS } from '@/domain/instant';
import { clockOffset } from '@/lib/clock';
import { useNow } from '@/lib/use-now';
import { useOnline } from '@/lib/use-online';
import { paths } from '@/paths';
import styles from './offline-notice.module.css';

const CANNOT_SAVE = 'You can make changes once you’re back online.';
// Decision 125.
const CAN_SAVE =
  'What you complete, undo, swap, add or remove is saved on this device until you’re back online.';
const SAVING_PATHS: ReadonlySet<string> = new Set([
  paths.userLanding,
  paths.mediumTasks,
  paths.strategicTasks,
  paths.setAside,
  paths.userHistory,
]);

/** Tells the user that they are offline, and how old any data on the page is. */
export function OfflineNotice() {
  const isOnline = useOnline();
  const { pathname } = useLocation();
  return (
    <div className={isOnline ? undefined : styles.notice}>
      {!isOnline && <Icon name="warning" />}
      <p>
        {/* Always present, so that screen readers announce it; the age, which changes each minute, is outside. */}
        <span aria-live="polite">
          {!isOnline && `You’re offline. ${SAVING_PATHS.has(pathname) ? CAN_SAVE : CANNOT_SAVE}`}
        </span>
        {!isOnline && <DataAge />}
      </p>
    </div>
  );
}

// Says how old the data on the page is, if there is any.
function DataAge() {
  const loadedAt = useSyncExternalStore(shownData.subscribe, shownData.loadedAt, () => undefined);
  // Uses the device's clock, which also dated the data.
  const now = useNow(MINUTE_MS) - clockOffset();
  if (loadedAt === undefined) return null;
  return <span>{` This page was last updated ${ageText(now - loadedAt)}.`}</span>;
}
