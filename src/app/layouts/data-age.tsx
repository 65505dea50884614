import { notifyManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryClient } from '@/data/query-client';
import { shownDataTime } from '@/data/shown-data';
import { ageText } from '@/domain/age-text';
import { MINUTE_MS } from '@/domain/instant';
import { useNow } from '@/lib/use-now';

/** Says how old the data on the page is; nothing while the page shows none. */
export function DataAge() {
  const loadedAt = useSyncExternalStore(followQueries, () => shownDataTime(queryClient));
  const now = useNow(MINUTE_MS);
  if (loadedAt === undefined) return null;
  return <span>{` This page was last updated ${ageText(now - loadedAt)}.`}</span>;
}

const followQueries = (changed: () => void) =>
  queryClient.getQueryCache().subscribe(notifyManager.batchCalls(changed));
