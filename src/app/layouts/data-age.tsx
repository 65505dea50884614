import { useSyncExternalStore } from 'react';
import { shownData } from '@/data/shown-data';
import { ageText } from '@/domain/age-text';
import { MINUTE_MS } from '@/domain/instant';
import { clockOffset } from '@/lib/clock';
import { useNow } from '@/lib/use-now';

/** Says how old the data on the page is; nothing while the page shows none. */
export function DataAge() {
  const loadedAt = useSyncExternalStore(shownData.subscribe, shownData.loadedAt, () => undefined);
  // By the device's clock, as when it was loaded.
  const now = useNow(MINUTE_MS) - clockOffset();
  if (loadedAt === undefined) return null;
  return <span>{` This page was last updated ${ageText(now - loadedAt)}.`}</span>;
}
