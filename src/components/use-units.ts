import { useSyncExternalStore } from 'react';
import type { Units } from '@/domain/impact/units';

const listeners = new Set<() => void>();

/** The units in which this page shows amounts; updates when they change. */
export function useUnits(): Units {
  return useSyncExternalStore(subscribe, currentUnits, () => 'US');
}

/** The page's units; undefined while it is prerendered for all visitors. */
export function useVisitorsUnits(): Units | undefined {
  return useSyncExternalStore<Units | undefined>(subscribe, currentUnits, () => undefined);
}

/** Shows amounts in other units from now on. */
export function showUnits(units: Units): void {
  document.documentElement.dataset['units'] = units;
  for (const listener of listeners) listener();
}

/** Returns the units in which this page shows amounts, which the script in index.html sets before the first paint. */
export function currentUnits(): Units {
  return document.documentElement.dataset['units'] === 'Metric' ? 'Metric' : 'US';
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
