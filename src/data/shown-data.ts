import type { QueryClient } from '@tanstack/react-query';

let cache: QueryClient | undefined;
const listeners = new Set<() => void>();

/** Reports that a cache shown on the page has changed. */
export function noteShownData(client: QueryClient): void {
  cache = client;
  for (const listener of listeners) listener();
}

/** The age of the data on the page, for code that loads before the cache. */
export const shownData = {
  /** Calls `listener` when the age may have changed. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  loadedAt: (): number | undefined => cache && shownDataTime(cache),
};

/**
 * Returns when the oldest data on the page was loaded, in milliseconds since the epoch; undefined if nothing has
 * loaded, or if anything failed to.
 */
export function shownDataTime(client: QueryClient): number | undefined {
  const shown = client.getQueryCache().findAll({
    type: 'active',
    predicate: ({ meta }) => meta?.['isOptional'] !== true,
  });
  if (shown.length === 0 || shown.some(({ state }) => state.data === undefined)) return undefined;
  return Math.min(...shown.map(({ state }) => state.dataUpdatedAt));
}
