import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Has queries asked for again as soon as nothing of this tab is on its way to the backend: an answer
 * from the middle of a change would take back what is shown of it.
 */
export function refreshWhenSettled(client: QueryClient, filters: QueryFilters): void {
  if (client.isMutating() === 0) return void client.invalidateQueries(filters);
  const stop = client.getMutationCache().subscribe(() => {
    if (client.isMutating() > 0) return;
    stop();
    void client.invalidateQueries(filters);
  });
}
