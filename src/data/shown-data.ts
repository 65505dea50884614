import type { QueryClient } from '@tanstack/react-query';

/**
 * Returns when the oldest data on the page was loaded, in milliseconds since the epoch; undefined if nothing
 * is loaded, or if something couldn't be.
 */
export function shownDataTime(client: QueryClient): number | undefined {
  const shown = client.getQueryCache().findAll({
    type: 'active',
    predicate: ({ meta }) => meta?.['isOptional'] !== true,
  });
  if (shown.length === 0 || shown.some(({ state }) => state.data === undefined)) return undefined;
  return Math.min(...shown.map(({ state }) => state.dataUpdatedAt));
}
