import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Refetches queries as soon as this tab has no pending mutation: a response from the middle of one would
 * revert its optimistic update.
 */
export function refreshWhenSettled(client: QueryClient, filters: QueryFilters): void {
  if (client.isMutating() === 0) return void client.invalidateQueries(filters);
  const stop = client.getMutationCache().subscribe(() => {
    if (client.isMutating() > 0) return;
    stop();
    void client.invalidateQueries(filters);
  });
}
